import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { unreachable } from '@kast/kernel';
import { type Figures, figuresOf } from '../figures.ts';
import { longScripts } from './long-script.ts';
import { Table } from './table.ts';

/** What the load client is asked, one thing after the other; each is answered. */
export type LoadRequest =
  /** Tables of two clients; the clients of one table go to the origins in turn, or both to one of them. */
  | {
      readonly ask: 'sit-down';
      readonly origins: readonly string[];
      readonly tables: number;
      readonly apart: boolean;
      readonly withStreams: boolean;
    }
  /** As fast as it goes, or so many moves in a second over all tables. */
  | { readonly ask: 'play'; readonly seconds: number; readonly perSecond?: number }
  /** As fast as it goes, until every table has come so far. */
  | { readonly ask: 'play-until'; readonly ply: number }
  /** Every table so far, without streams. */
  | { readonly ask: 'play-unseen'; readonly plies: number }
  /** Opens the streams of those who have sat down without, who do nothing but look on from then on. */
  | { readonly ask: 'look-on' }
  | { readonly ask: 'leave' };

export interface LoadAnswer {
  readonly figures: Figures;
  /** Of the processor, by this client. */
  readonly processorSeconds: number;
}

const SCRIPTS = 8;
const SCRIPT_LENGTH = 600;
/** How many sit down at the same time. */
const AT_ONCE = 50;

const scripts = await longScripts(SCRIPTS, SCRIPT_LENGTH);
let tables: Table[] = [];

process.on('message', (request: LoadRequest) => {
  void answer(request).then((given) => process.send?.(given));
});
process.send?.('ready');

async function answer(request: LoadRequest): Promise<LoadAnswer> {
  const before = process.cpuUsage();
  const start = performance.now();
  const times = await carryOut(request);
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - start) / 1000;
  return { figures: figuresOf(times, seconds), processorSeconds: (user + system) / 1e6 };
}

async function carryOut(request: LoadRequest): Promise<readonly number[]> {
  switch (request.ask) {
    case 'sit-down':
      await sitDown(request);
      return [];
    case 'play':
      return request.perSecond === undefined
        ? playFlatOut(during(request.seconds))
        : playAtRate(request.seconds, request.perSecond);
    case 'play-until':
      return playFlatOut(({ ply }) => ply < request.ply);
    case 'play-unseen':
      await forEachTable((table) => playUnseen(table, request.plies));
      return [];
    case 'look-on':
      await forEachTable((table) => table.lookOn());
      return [];
    case 'leave':
      for (const table of tables) table.close();
      tables = [];
      return [];
    default:
      return unreachable(request);
  }
}

async function sitDown(asked: Extract<LoadRequest, { ask: 'sit-down' }>): Promise<void> {
  const origins = asked.origins.map((origin) => new URL(origin));
  const originAt = (index: number): URL => origins[index % origins.length] as URL;
  for (let made = 0; made < asked.tables; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, asked.tables - made) }, (_, index) => {
      const number = made + index;
      const pair = [originAt(number), originAt(asked.apart ? number + 1 : number)] as const;
      return new Table(pair, scripts[number % scripts.length] ?? []);
    });
    await Promise.all(some.map((table) => table.sitDown(asked)));
    tables.push(...some);
  }
}

async function forEachTable(act: (table: Table) => Promise<void>): Promise<void> {
  for (let start = 0; start < tables.length; start += AT_ONCE) {
    await Promise.all(tables.slice(start, start + AT_ONCE).map(act));
  }
}

function during(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
}

/** Each table goes on as soon as a move has come to the other client. */
async function playFlatOut(mayGoOn: (table: Table) => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  let playing = tables.length;
  const goOn = (table: Table): void => {
    if (mayGoOn(table)) {
      table.play((milliseconds) => {
        times.push(milliseconds);
        whenReady(table, goOn);
      });
      return;
    }
    playing--;
    if (playing === 0) resolve();
  };
  for (const table of tables) whenReady(table, goOn);
  await promise;
  return times;
}

/** Of all tables the one that has waited longest, whenever a move is due. */
async function playAtRate(seconds: number, perSecond: number): Promise<readonly number[]> {
  const times: number[] = [];
  const start = performance.now();
  const total = Math.round(seconds * perSecond);
  const idle = [...tables];
  let next = 0;
  let posted = 0;
  while (times.length < total) {
    const due = Math.min(total, ((performance.now() - start) / 1000) * perSecond);
    for (; posted < due && next < idle.length; posted++) {
      const table = idle[next++] as Table;
      table.play((milliseconds) => {
        times.push(milliseconds);
        whenReady(table, (ready) => idle.push(ready));
      });
    }
    await pause(1);
  }
  return times;
}

async function playUnseen(table: Table, plies: number): Promise<void> {
  for (let played = 0; played < plies && !table.isAtEnd; played++) await table.playUnseen();
}

/** A match that has come to the end of its script is followed by another. */
function whenReady(table: Table, goOn: (table: Table) => void): void {
  if (!table.isAtEnd) goOn(table);
  else void table.sitDown({ withStreams: true }).then(() => goOn(table));
}
