import {
  append,
  type MatchClock,
  must,
  newMatch,
  type Options,
  outcomeOf,
  pick,
  play,
  type Random,
  type Seat,
  seatsOf,
  seededRandom,
  turnOf,
} from '@kast/kernel';
import type { ClockTerms } from '@kast/protocol';
import { nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { auditMatch } from '../audit/audit-match.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { linesAfter } from '../plans/planned-lines.ts';
import { followPlans, makePlan } from '../plans/plans.ts';
import type { Attendance, Store, StoredEntry, StoredPlan } from '../store/store.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { mustWork } from '../testing.ts';
import { leaveTable, returnToTable } from './attend-absence.ts';
import { botTurnsIn } from './bot-turns.ts';
import { claimSeat } from './claim-seat.ts';
import { createMatch } from './create-match.ts';
import { type Commit, storeWithHistory } from './history-testing.ts';
import type { MatchServices } from './services.ts';
import { takeHoliday } from './take-holiday.ts';
import { decide, openMatch, servicesOn, storedEntries, withoutPause } from './testing.ts';
import { GRACE, watchAbsences } from './watch-absences.ts';
import { watchClocks } from './watch-clocks.ts';

const RUNS = process.env['KAST_SOAK'] === undefined ? 100 : 10_000;
const STEPS = 60;
const START = 1_800_000_000_000;
const BY_DAYS: ClockTerms = { kind: 'days', days: 1, weekend: false, night: false, zone: 'UTC' };

/** Long enough to be planned for. */
const longNim = {
  ...nim,
  info: { ...nim.info, id: 'long-nim' },
  init: (options: Options, seats: number) => ({ ...nim.init(options, seats), heap: 80 }),
  longest: () => 80,
};
const boxes = [{ info: longNim.info, rules: async () => longNim }];

interface Host {
  readonly services: MatchServices;
  readonly live: LiveMatch;
  readonly lookForAbsent: () => Promise<void>;
  readonly lookAtClocks: () => Promise<unknown>;
}

/** One match at two processes: with a clock, with who is away, and with plans. */
interface Trial {
  readonly random: Random;
  readonly hosts: readonly Host[];
  readonly commits: readonly Commit[];
  readonly dropped: readonly StoredPlan[];
  readonly seats: readonly Seat[];
  readonly holidays: { readonly seat: Seat; readonly days: number }[];
  readonly underWay: Promise<unknown>[];
  now: number;
}

describe('what stands beside the log', () => {
  it(`is one for two processes, in ${RUNS} matches`, { timeout: 3_600_000 }, async () => {
    for (let run = 0; run < RUNS; run++) {
      // Those who watch look at all matches that there are.
      const store = await openSqliteStore({ file: ':memory:' });
      const trial = await begin(store, seededRandom(`beside the log ${run}`));
      for (let step = 0; step < STEPS; step++) await doAnything(trial, step);
      await settle(trial);
      await expectOneResult(trial, `run ${run}`);
      await store.close();
    }
  });
});

async function begin(real: Store, random: Random): Promise<Trial> {
  const { store, commits, dropped } = storeWithHistory(real);
  const seats = seatsOf(2 + random.below(2));
  const trial = { random, seats, commits, dropped, holidays: [], underWay: [], now: START };
  const judgedNow = (): number => trial.now;
  const services = [0, 1].map(() => servicesOn(store, { judgedNow, boxes }));
  const [first] = services as [MatchServices];
  const absence = pick(random, ['computer', 'computer', 'forfeit', 'wait'] as const);
  const { id, invites } = mustWork(
    await createMatch(
      first,
      { maker: 'guest-1', account: 'guest-1' },
      {
        game: longNim.info.id,
        options: {},
        seats: seats.map((seat) => ({ kind: seat === 1 ? 'me' : 'open' })),
        watchers: 'anyone',
        absence,
        // By days a table always waits.
        ...(absence === 'wait' ? { clock: BY_DAYS } : {}),
      },
    ),
  );
  for (const { seat, token } of invites) {
    mustWork(await claimSeat(first, await openMatch(first, id), `guest-${seat}`, { token }));
  }
  const hosts = await Promise.all(services.map((each) => hostOn(each, id, judgedNow)));
  return Object.assign(trial, { hosts });
}

async function hostOn(services: MatchServices, id: string, judgedNow: () => number): Promise<Host> {
  const onFailure = (_: string, reason: unknown): void => {
    throw reason;
  };
  const service = withoutPause(judgedNow);
  const options = { takeDuty: async () => true, judgedNow, service, onFailure };
  let lookAtClocks = async (): Promise<unknown> => undefined;
  const repeat = (work: () => Promise<unknown>) => {
    lookAtClocks = work;
    return async () => undefined;
  };
  await watchClocks(services, { ...options, repeat }).begin();
  return {
    services,
    live: await openMatch(services, id),
    lookForAbsent: watchAbsences(services, options),
    lookAtClocks: () => lookAtClocks(),
  };
}

/** One of all that people, computers and processes do; nothing is waited for, unless by chance. */
async function doAnything(trial: Trial, step: number): Promise<void> {
  const { random, hosts, seats, holidays, underWay } = trial;
  const { services, live, ...host } = pick(random, hosts);
  const seat = pick(random, seats);
  const guest = `guest-${seat}`;
  const later = (work: Promise<unknown>): void => void underWay.push(work);
  switch (random.below(14)) {
    case 0:
      trial.now += pick(random, [GRACE.closed, GRACE.lost, 3_600_000, 80_000_000]);
      break;
    case 1: {
      const days = 1 + random.below(3);
      const take = async (): Promise<void> => {
        const taken = await takeHoliday(services, live, seat, days);
        if (taken.ok) holidays.push({ seat, days });
      };
      later(take());
      break;
    }
    case 2:
      later(leaveTable(live, services, guest, pick(random, ['closed', 'lost'])));
      break;
    case 3:
      later(returnToTable(live, services, guest));
      break;
    case 4:
      later(host.lookForAbsent());
      break;
    case 5:
      later(host.lookAtClocks());
      break;
    case 6:
    case 7:
      for (const turn of botTurnsIn(live, services)) later(turn.play(turn.anyMove()));
      break;
    case 8:
    case 9:
      later(makePlan(live, services, seat, { ply: live.match.ply, lines: anyLines(trial, live) }));
      break;
    case 10:
      later(followPlans(live, services));
      break;
    case 11:
      await live.inTurn(() => live.catchUp(services.store));
      break;
    default: {
      const asked = live.match.questions[0]?.seat ?? seat;
      const key = `key-${step}`;
      later(decide(live, services, { seat: asked, key, move: anyMove(live, random) }, asked));
    }
  }
  if (random.below(3) === 0) await Promise.all(underWay);
  else if (random.below(2) === 0) await nextTurn();
}

function anyMove({ match: { game, state, questions } }: LiveMatch, random: Random): string {
  const moves = game.moves(state, questions[0]?.seat ?? 1);
  return moves.length > 0 ? game.notation.make(state, pick(random, moves)) : '1';
}

/** One line of some moves, or none: then nothing is planned any more. */
function anyLines({ random }: Trial, { match: start }: LiveMatch): string[][] {
  const line: string[] = [];
  let match = start;
  for (let left = random.below(5); left > 0; left--) {
    const turn = turnOf(match);
    const [by] = turn.kind === 'seats' ? turn.seats : [];
    if (by === undefined) break;
    const { game, state } = match;
    const move = game.notation.make(state, pick(random, game.moves(state, by)));
    match = mustWork(play(match, by, move)).match;
    line.push(move);
  }
  return line.length > 0 ? [line] : [];
}

/** Everything is done, every process has looked, and what was planned for how it stands is entered. */
async function settle({ hosts, underWay }: Trial): Promise<void> {
  await Promise.all(underWay);
  for (let ply = -1; hosts.some(({ live }) => live.match.ply !== ply); ) {
    ply = Math.max(...hosts.map(({ live }) => live.match.ply));
    for (const { live, services } of hosts) {
      await live.inTurn(() => live.catchUp(services.store));
      await followPlans(live, services);
    }
  }
}

async function expectOneResult(trial: Trial, run: string): Promise<void> {
  const { hosts, seats, holidays } = trial;
  const commits = trial.commits.toSorted((one, other) => one.revision - other.revision);
  const { services, live } = must(hosts[0], 'a process');
  const stored = must(await services.store.findMatch(live.id), 'the match');
  const entries = await storedEntries(services, live.id);
  for (const host of hosts) {
    expect([host.live.clock, host.live.seats, host.live.match.ply], run).toEqual([
      stored.clock,
      stored.seats,
      entries.length,
    ]);
  }
  // T11: the clocks follow from the log; T12: and nobody's holiday is lost.
  expect((await auditMatch(services, live.id)).fault, run).toBeUndefined();
  expect(daysOf(stored.clock?.holidays ?? []), run).toEqual(daysOf(holidays));
  expectInOrder(live, commits, run);
  const isResigned = ({ seat }: StoredPlan): boolean => live.match.resigned.includes(seat);
  expect(
    trial.dropped.filter((plan) => !isResigned(plan)),
    run,
  ).toEqual([]);
  const plans = await services.store.plansIn(live.id);
  for (const seat of seats) {
    const made = commits.flatMap((one) =>
      one.kind === 'plan' && one.plan.seat === seat ? [one.plan] : [],
    );
    const left = leftOf(made.at(-1), entries);
    if (left.length === 0 || outcomeOf(live.match) || live.match.resigned.includes(seat)) continue;
    // T15: what can still come is kept, and what is asked was entered.
    expect(plans, run).toContainEqual(made.at(-1));
    expect(
      live.match.questions.map((question) => question.seat),
      run,
    ).not.toContain(seat);
  }
}

function daysOf(holidays: NonNullable<MatchClock['holidays']> | Trial['holidays']): string[] {
  return holidays.map(({ seat, days }) => `${seat}: ${days}`).toSorted();
}

function leftOf(plan: StoredPlan | undefined, entries: readonly StoredEntry[]) {
  return plan ? linesAfter(plan.lines, entries.slice(plan.ply)) : [];
}

/** T12 and T15, commit by commit: who decides is there, or a computer sits in, or it was planned. */
function expectInOrder(live: LiveMatch, commits: readonly Commit[], run: string): void {
  const attendances = new Map<Seat, Attendance>();
  const plans = new Map<Seat, StoredPlan>();
  const entries: StoredEntry[] = [];
  let match = mustWork(newMatch(live.match.game, live.match.setup));
  commits.forEach((commit, place) => {
    const where = `${run}, commit ${place}`;
    switch (commit.kind) {
      case 'attendance':
        expectStep(attendances.get(commit.seat), commit.attendance, where);
        return void attendances.set(commit.seat, commit.attendance);
      case 'plan':
        return void plans.set(commit.plan.seat, commit.plan);
      default:
        for (const entry of commit.entries) {
          expectMayEnter(entry, where);
          entries.push(entry);
          match = mustWork(append(match, entry)).match;
        }
        return undefined;
    }
  });

  function expectMayEnter({ by, move, key }: StoredEntry, where: string): void {
    if (by === 'chance') return;
    if (by === 'table') {
      const [, forfeited, cause] = move.split(' ');
      const left = attendances.get(Number(forfeited));
      if (cause === 'absence') expect(left?.away, where).toBeDefined();
      return;
    }
    const { away, substitute } = attendances.get(by) ?? {};
    if (key === undefined) {
      const mayDecide = substitute !== undefined || match.resigned.includes(by);
      expect(mayDecide, `${where}: the computer at ${by}`).toBe(true);
    } else if (key.startsWith('plan-')) {
      const [next] = leftOf(plans.get(by), entries);
      expect(next?.[0], `${where}: planned by ${by}`).toBe(move);
    } else expect([away, substitute], where).toEqual([undefined, undefined]);
  }
}

/** T12: nobody is replaced who is not away, and what a return has ended does not come back by itself. */
function expectStep(before: Attendance = {}, after: Attendance, where: string): void {
  if (after.substitute) {
    expect(before.away, where).toBeDefined();
    expect(before.substitute ?? after.substitute, where).toEqual(after.substitute);
  }
  if (before.away && after.away) expect(after.away.since, where).toBe(before.away.since);
  if (before.substitute && !after.substitute) {
    expect(after.substituted?.from, where).toBe(before.substitute.from);
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
