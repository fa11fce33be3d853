import {
  type AnyGame,
  append,
  type Entry,
  happeningFor,
  hashOfSeed,
  type HostedMatch,
  MASKED,
  must,
  newMatch,
  type Options,
  outcomeOf,
  pick,
  type Playthrough,
  hostMatch,
  hostPly,
  projectionOf,
  type Random,
  type Seat,
  seatsOf,
  seededRandom,
  type Viewer,
} from '@kast/kernel';
import type { TableAct } from '@kast/protocol';
import { highCard, nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { snapshotFor, standingOf } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { Store } from '../store/store.ts';
import { mustWork, TOYS } from '../testing.ts';
import { claimSeat } from './claim-seat.ts';
import { createMatch } from './create-match.ts';
import type { Decision } from './decision.ts';
import { enterDecision } from './enter-decision.ts';
import { TestFollower, type Told } from './interleavings-testing.ts';
import type { MatchServices } from './services.ts';
import { openMatch, openTestStore, servicesOn, storedEntries } from './testing.ts';

const RUNS = process.env['KAST_SOAK'] === undefined ? 100 : 10_000;

/** Long enough for a browser to fall behind. */
const longNim = {
  ...nim,
  info: { ...nim.info, id: 'long-nim' },
  init: (options: Options, seats: number) => ({ ...nim.init(options, seats), heap: 80 }),
  longest: () => 80,
};
const boxes = [...TOYS, { info: longNim.info, rules: async () => longNim }];

interface Host {
  readonly services: MatchServices;
  readonly live: LiveMatch;
}

/** One match with people at every seat, at one process or at two, and a browser for everybody. */
interface Trial {
  readonly random: Random;
  readonly hosts: readonly Host[];
  readonly followers: readonly TestFollower[];
  readonly sent: { readonly decision: Decision; readonly answers: Promise<number | undefined>[] }[];
}

describe('whatever crosses on the way', () => {
  it(`has one result, in ${RUNS} matches`, { timeout: 3_600_000 }, async () => {
    const store = await openTestStore();
    for (let run = 0; run < RUNS; run++) {
      const trial = await begin(store, seededRandom(`interleaving ${run}`));
      for (let step = 0; step < stepsIn(trial); step++) await doAnything(trial);
      await settle(trial);
      await expectOneResult(trial, `run ${run}`);
      for (const follower of trial.followers) follower.disconnect();
    }
  });
});

function stepsIn({ hosts }: Trial): number {
  return hosts[0]?.live.facts.game === longNim.info.id ? 600 : 150;
}

async function begin(store: Store, random: Random): Promise<Trial> {
  const game = pick(random, [nim, longNim, longNim, highCard, highCard]);
  const seats = 2 + random.below(3);
  const options = Object.fromEntries(
    Object.entries(game.info.options).map(([name, { values }]) => [name, pick(random, values)]),
  );
  const services = Array.from({ length: 1 + random.below(2) }, () => servicesOn(store, { boxes }));
  const [first] = services as [MatchServices];
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const);
  const { id, invites } = mustWork(
    await createMatch(
      first,
      { maker: 'guest-1', account: 'guest-1' },
      {
        game: game.info.id,
        options,
        seats: [{ kind: 'me' }, ...open],
        watchers: 'anyone',
      },
    ),
  );
  for (const { seat, token } of invites) {
    mustWork(await claimSeat(first, await openMatch(first, id), `guest-${seat}`, { token }));
  }
  const hosts = await Promise.all(
    services.map(async (each) => ({ services: each, live: await openMatch(each, id) })),
  );
  const viewers: readonly Viewer[] = [...seatsOf(seats), 'watcher'];
  const followers = viewers.map(
    (viewer) =>
      new TestFollower(viewer, typeof viewer === 'number' ? `guest-${viewer}` : undefined),
  );
  return { random, hosts, followers, sent: [] };
}

/** One of all that people, browsers, lines and processes do; nothing is waited for, unless by chance. */
async function doAnything(trial: Trial): Promise<void> {
  const { random, hosts, followers, sent } = trial;
  const follower = pick(random, followers);
  const host = pick(random, hosts);
  switch (random.below(12)) {
    case 0:
      return follower.connect(host.live);
    case 1:
      return follower.disconnect();
    case 2:
      return follower.setFull(random.below(2) === 0);
    case 3:
      return host.live.inTurn(() => host.live.catchUp(host.services.store));
    case 4:
      return nextTurn();
    case 5: {
      const earlier = sent.length > 0 ? pick(random, sent) : undefined;
      if (earlier) earlier.answers.push(enter(host, earlier.decision));
      return undefined;
    }
    default: {
      const asked = followers.filter(({ viewer }) =>
        host.live.match.questions.some(({ seat }) => seat === viewer),
      );
      const isAsked = asked.length > 0 && random.below(4) > 0;
      const decision = anyDecision(trial, host, pick(random, isAsked ? asked : followers));
      if (decision) sent.push({ decision, answers: [enter(host, decision)] });
      if (random.below(3) === 0) await nextTurn();
      return undefined;
    }
  }
}

/** What somebody may send who knows what their browser knows, which may be little or old. */
function anyDecision(
  { random, sent }: Trial,
  { live }: Host,
  { viewer, standing }: TestFollower,
): Decision | undefined {
  if (typeof viewer !== 'number') return undefined;
  const present = standingOf(live, live.hosted, viewer);
  const known = random.below(3) === 0 ? (standing ?? present) : present;
  const from = { seat: viewer, from: 'person', key: `key-${sent.length}` } as const;
  const anyPly = random.below(known.ply + 2);
  const act = (named: TableAct): Decision => ({ ...from, act: named });
  const wish = known.takeBack !== undefined && random.below(4) === 0 ? 3 : random.below(24);
  switch (wish) {
    case 0:
      return act({ act: 'offer-draw' });
    case 1:
    case 2:
      return random.below(5) === 0
        ? act({ act: 'accept-draw', offer: known.offers[0]?.ply ?? anyPly })
        : undefined;
    case 3:
    case 4:
    case 5:
      return act({ act: 'undo', ply: known.takeBack ?? anyPly });
    case 6:
      return random.below(20) === 0 ? act({ act: 'resign' }) : undefined;
    default:
      return { ...from, question: known.question ?? anyPly, move: anyMove(live, viewer, random) };
  }
}

function anyMove({ match: { game, state } }: LiveMatch, seat: Seat, random: Random): string {
  const moves = game.moves(state, seat);
  return moves.length > 0 ? game.notation.make(state, pick(random, moves)) : 'pick 7';
}

async function enter({ services, live }: Host, decision: Decision): Promise<number | undefined> {
  const answer = await enterDecision(live, services, decision);
  if (answer.ok) return answer.value.ply;
  expect(['stale', 'refused']).toContain(answer.error.code);
  return undefined;
}

/** Everything is answered, and every process has looked; everybody is connected, and reads. */
async function settle({ random, hosts, followers, sent }: Trial): Promise<void> {
  await Promise.all(sent.flatMap(({ answers }) => answers));
  for (const { live, services } of hosts) await live.inTurn(() => live.catchUp(services.store));
  for (const follower of followers) {
    if (follower.isConnected) follower.setFull(false);
    else follower.connect(pick(random, hosts).live);
  }
  // What changes is told in the turn after it.
  await nextTurn();
  await nextTurn();
  for (const follower of followers) follower.take();
}

async function expectOneResult({ hosts, followers, sent }: Trial, run: string): Promise<void> {
  const { services, live } = must(hosts[0], 'a process');
  const entries = await storedEntries(services, live.id);
  const replayed = replay(live, entries);
  for (const host of hosts) {
    expect(host.live.match, run).toEqual(replayed.at(-1)?.match ?? replayed[0]?.match);
  }
  const keys = entries.flatMap(({ by, key }) => (key === undefined ? [] : [`${by} ${key}`]));
  expect(new Set(keys).size, run).toBe(keys.length);
  for (const { decision, answers } of sent) {
    const plies = (await Promise.all(answers)).filter((ply) => ply !== undefined);
    for (const ply of plies) {
      expect(ply, run).toBe(plies[0]);
      expect(entries[ply - 1], run).toMatchObject({ by: decision.seat, key: decision.key });
    }
    const isStored = keys.includes(`${decision.seat} ${decision.key}`);
    expect(isStored, run).toBe(plies.length > 0);
  }
  for (const { viewer, ply, standing, told } of followers) {
    expect(ply, run).toBe(entries.length);
    const fresh = snapshotFor(live, viewer, false);
    // Nobody was told anything of a match in which nothing happened.
    expect(standing ?? onTheWire(fresh.standing), run).toEqual(onTheWire(fresh.standing));
    for (const one of told) expectToldRightly(one, replayed, run);
  }
}

/** The match after each number of entries, folded from the start. */
type Replayed = readonly (HostedMatch & Pick<Playthrough, 'plies'>)[];

function replay({ facts, match }: LiveMatch, entries: readonly Entry[]): Replayed {
  const seedHash = hashOfSeed(facts.seed);
  const start = mustWork(newMatch(match.game, { ...match.setup, seedHash }));
  const after: Replayed[0][] = [{ ...hostMatch(start), plies: [] }];
  for (const { by, move } of entries) {
    const before = must(after.at(-1), 'the match before');
    const played = mustWork(append(before.match, { by, move }));
    after.push({ ...hostPly(before, played), plies: [...before.plies, played.ply] });
  }
  return after;
}

/** Each entry as the rules let this viewer know it then, and with it what the rules show, nothing else. */
function expectToldRightly(
  { viewer, ply, entries, event }: Told,
  replayed: Replayed,
  run: string,
): void {
  const now = must(replayed[ply], 'the match by then');
  for (const { at, entry } of entries) {
    const real = must(now.plies[at], 'an entry').entry;
    const move = isSecret(now, at, viewer, replayed) ? MASKED : real.move;
    expect(entry, `${run}: entry ${at} of ${ply} to ${viewer}`).toEqual({ by: real.by, move });
  }
  if (!event) return;
  const before = must(replayed[ply - 1], 'the match before');
  const [knew, knows] = [projectionOf(before, viewer), projectionOf(now, viewer)];
  const last = must(now.plies.at(-1), 'the entry');
  expect(event.happening, run).toEqual(onTheWire(happeningFor(knew, knows, now.match, last)));
}

/** By the rules alone, without the projections that the server folds. */
function isSecret(
  { match, plies }: Replayed[0],
  at: number,
  viewer: Viewer,
  replayed: Replayed,
): boolean {
  const { step } = must(plies[at], 'an entry');
  if (!step || outcomeOf(match)) return false;
  const game: AnyGame = match.game;
  const secrecy = game.secrecy(step, viewer);
  if (typeof secrecy === 'string') return secrecy === 'until-end';
  const undone = plies.find(({ tookBack }) => tookBack === at)?.at ?? plies.length;
  const isDisclosed = replayed
    .slice(at + 1, Math.min(undone, plies.length) + 1)
    .some(({ match: { state } }) => game.isDisclosed?.(secrecy.until, state));
  return !isDisclosed;
}

function onTheWire<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
