import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom, shuffled } from '@kast/kernel';
import { type Database, deploy, type Deployment } from './deployment.ts';
import { type Fault, faultsOf } from './faults.ts';
import { finalAudit } from './final-audit.ts';
import { type Findings, type InjectedFault, newFindings } from './findings.ts';
import { openLoadBalancer } from './load-balancer.ts';
import { playTables } from './play-tables.ts';

export interface SoakOptions {
  readonly database: Database;
  /** For so long, however many faults that are; or each fault once. */
  readonly seconds: number | 'each-fault-once';
  readonly tables: number;
  /** How long faults and the peace between them last, as a part of the usual. */
  readonly pace?: number;
  /** Those to inject, by name; all of them unless told. */
  readonly only?: readonly string[];
  readonly seed: string;
  readonly onFault?: (fault: InjectedFault) => void;
}

/** Plays all games at real processes while things go wrong, and then looks whether anything is. */
export async function runSoak(options: SoakOptions): Promise<Findings> {
  const findings = newFindings();
  const deployment = await deploy(options.database);
  const { slots } = deployment;
  const balancer = await openLoadBalancer(slots.map(({ url }) => url));
  const [stopping, closing] = [new AbortController(), new AbortController()];
  try {
    const playing = playTables({
      ...options,
      url: balancer.url,
      findings,
      stopped: stopping.signal,
      closed: closing.signal,
    });
    await injectFaults(options, faultsOf(deployment, balancer.url), deployment, findings);
    stopping.abort();
    await playing;
    await damageOne(deployment, findings);
    for (const slot of slots) {
      const { code, output } = await slot.stop();
      if (code !== 0) findings.wrong(`a process ended with ${code}: ${output}`);
    }
    const store = await deployment.openStore();
    await finalAudit(store, findings);
    await store.close();
  } finally {
    stopping.abort();
    closing.abort();
    balancer.close();
    await deployment.close();
  }
  return findings;
}

/** In milliseconds: how long all is well between two of them, at most. */
const LONGEST_PEACE = 4000;

/** Each once before any comes again. */
async function injectFaults(
  { seconds, seed, pace = 1, only, onFault }: SoakOptions,
  all: readonly Fault[],
  { slots }: Deployment,
  findings: Findings,
): Promise<void> {
  const random = seededRandom(`${seed} faults`);
  const faults = all.filter(({ name }) => only?.includes(name) ?? true);
  const end = typeof seconds === 'number' ? performance.now() + seconds * 1000 : Infinity;
  const inTurn = end === Infinity ? shuffled(random, faults) : endlessly(random, faults);
  for (const fault of inTurn) {
    await pause(Math.min(pace * random.below(LONGEST_PEACE), Math.max(0, end - performance.now())));
    if (performance.now() >= end) return;
    const from = performance.now();
    try {
      await fault.inject(random, pace);
    } catch (reason) {
      findings.wrong(`${fault.name}: ${String(reason)}`);
    }
    for (const { url } of slots) {
      const isReady = await within(LONGEST_HEALING, () => isReadyAt(url));
      if (!isReady) findings.wrong(`${url} is not ready after ${fault.name}`);
    }
    const before = findings.acknowledged.length;
    const goesOn = await within(LONGEST_HEALING, async () => findings.acknowledged.length > before);
    if (!goesOn) findings.wrong(`nobody plays on after ${fault.name}`);
    const injected = { name: fault.name, from, to: performance.now() };
    findings.inject(injected);
    onFault?.(injected);
  }
}

function* endlessly(random: Random, faults: readonly Fault[]): Generator<Fault> {
  for (;;) yield* shuffled(random, faults);
}

/** In milliseconds. */
const LONGEST_HEALING = 120_000;

async function within(milliseconds: number, holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await holds()) return true;
    await pause(50);
  }
  return false;
}

async function isReadyAt(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5000);
  const ready = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
  return ready?.status === 200;
}

/** The audit is worth something if it finds this one, and nothing else. */
async function damageOne(deployment: Deployment, findings: Findings): Promise<void> {
  const store = await deployment.openStore();
  for (const { match } of findings.acknowledged) {
    const stored = await store.findMatch(match);
    if (!stored || stored.status.ply < 2) continue;
    await deployment.sql(
      `update entries set move = 'nonsense' where match_id = '${match}' and ply = 0`,
    );
    findings.damage(match);
    break;
  }
  await store.close();
}
