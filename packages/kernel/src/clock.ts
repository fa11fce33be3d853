import { countedDay, countedTime, momentAfter, type Pauses } from './counted-time.ts';
import type { Ply } from './entry.ts';
import { type Match, turnOf } from './match.ts';
import { questionTo } from './question.ts';
import { unreachable } from './result.ts';
import type { Seat } from './seat.ts';

/** T11: what a table has agreed on; times in milliseconds. */
export type ClockSetup =
  /** So long for each decision; of what is saved `increment` at most is added to the next one. */
  | { readonly kind: 'move'; readonly time: number; readonly increment: number }
  /** So long for all decisions together; each of them adds `increment`. */
  | { readonly kind: 'match'; readonly time: number; readonly increment: number }
  /** So many days for each decision. */
  | {
      readonly kind: 'days';
      readonly days: number;
      readonly pauses: Pauses;
      /** Whose local time that is, for people to read. */
      readonly zone: string;
    };

/**
 * The clocks of a match as they stand after some entries of its log: a fold of the entries with the
 * moments at which they were judged, of when it began, and of jumps. There is no time of its own in it.
 */
export interface MatchClock {
  /** When all seats were taken; nothing runs before. */
  readonly started: { readonly ply: number; readonly at: number } | undefined;
  /** No question is timed before it. It moves with jumps, as all that may lie ahead. */
  readonly earliest: number;
  /** When the last entry was judged, or it began; it moves with jumps, too. */
  readonly last: number;
  /** What the server's time has jumped by, and how many entries there were: nobody is charged for it. */
  readonly jumps: readonly Jump[];
  /** T12: days that players were away by their own choice; absent where nobody was. */
  readonly holidays?: readonly Holiday[];
  /** Of those who have one: people. */
  readonly seats: readonly SeatClock[];
}

export interface Jump {
  readonly ply: number;
  readonly by: number;
}

export interface Holiday {
  readonly ply: number;
  readonly seat: Seat;
  readonly days: number;
}

export interface SeatClock {
  readonly seat: Seat;
  /** What there was when the present question was asked, or is since the last answer. */
  readonly left: number;
  /** What was left at the last answer: taking it back leads there. */
  readonly spare: number;
  /** The question for which it runs, and since when; that may still have to come. */
  readonly running?: { readonly question: number; readonly since: number };
}

/** Live, nobody's time runs before everybody has had so long to look up. */
export const LOOK_UP = 5000;

/** So much is left at least to who takes back. */
const LEAST_AFTER_UNDO = 1000;

export function newClock(setup: ClockSetup, seats: readonly Seat[]): MatchClock {
  const left = allowance(setup);
  return {
    started: undefined,
    earliest: 0,
    last: 0,
    jumps: [],
    seats: seats.map((seat) => ({ seat, left, spare: left })),
  };
}

/** All seats are taken: from now on each question is timed. */
export function startClock(
  setup: ClockSetup,
  clock: MatchClock,
  match: Match,
  at: number,
): MatchClock {
  if (clock.started) return clock;
  const earliest = setup.kind === 'days' ? at : at + LOOK_UP;
  const begun = { ...clock, earliest, last: at, started: { ply: match.ply, at } };
  return { ...begun, seats: begun.seats.map((seat) => asked(begun, seat, match, at)) };
}

/** After one more entry, which was judged at `at`. */
export function clockAfter(
  setup: ClockSetup,
  clock: MatchClock,
  match: Match,
  ply: Ply,
  at: number,
): MatchClock {
  if (!clock.started) return clock;
  const seats = clock.seats.map((before) => {
    const own = ply.entry.by === before.seat;
    const isAnswer = own && ply.step !== undefined;
    const isUndo = own && ply.act?.kind === 'undo';
    if (isAnswer) return asked(clock, answered(setup, before, at), match, at);
    return asked(clock, isUndo ? tookBack(setup, before, at) : before, match, at);
  });
  return { ...clock, seats, last: at };
}

/** When something is judged that has come at `now`: never before what was judged already. */
export function judgedAt({ started, last }: MatchClock, now: number): number {
  return started ? Math.max(last, now) : now;
}

/** The server was down, or its date was changed: what lies between counts for nobody. */
export function clockJumped(clock: MatchClock, ply: number, by: number): MatchClock {
  if (!clock.started || by === 0) return clock;
  const seats = clock.seats.map((seat) => {
    if (!seat.running) return seat;
    const { question, since } = seat.running;
    return { ...seat, running: { question, since: since + by } };
  });
  const { earliest, last, jumps } = clock;
  return {
    ...clock,
    seats,
    earliest: earliest + by,
    last: last + by,
    jumps: [...jumps, { ply, by }],
  };
}

/** T12: so many days of holiday each seat has in a match. */
export const MOST_HOLIDAYS = 21;

/** T12: days that a seat may still take; undefined where it has no clock by days that runs. */
export function holidaysLeft(
  setup: ClockSetup,
  { started, seats, holidays = [] }: MatchClock,
  seat: Seat,
): number | undefined {
  if (setup.kind !== 'days' || !started || !seats.some((one) => one.seat === seat))
    return undefined;
  const taken = holidays.filter((one) => one.seat === seat);
  return taken.reduce((left, { days }) => left - days, MOST_HOLIDAYS);
}

/** T12: the decision that is asked of the seat, or the next one, has so many days more. */
export function clockOnHoliday(setup: ClockSetup, clock: MatchClock, holiday: Holiday): MatchClock {
  if (setup.kind !== 'days') return clock;
  const more = holiday.days * countedDay(setup.pauses);
  const seats = clock.seats.map((one) =>
    one.seat === holiday.seat ? { ...one, left: one.left + more } : one,
  );
  return { ...clock, seats, holidays: [...(clock.holidays ?? []), holiday] };
}

export function leftAt(setup: ClockSetup, { left, running }: SeatClock, at: number): number {
  return running ? Math.max(0, left - elapsed(setup, running.since, at)) : left;
}

/** When the time of a seat that is asked will be up; undefined where its clock stands. */
export function dueAt(setup: ClockSetup, { left, running }: SeatClock): number | undefined {
  if (!running) return undefined;
  return setup.kind === 'days'
    ? momentAfter(setup.pauses, running.since, left)
    : running.since + left;
}

export interface Due {
  readonly seat: Seat;
  readonly at: number;
}

/** Whose time is up first: of several in the same moment the first seat. */
export function firstDue(setup: ClockSetup, { seats }: MatchClock): Due | undefined {
  let first: Due | undefined;
  for (const one of seats) {
    const at = dueAt(setup, one);
    if (at !== undefined && (!first || at < first.at)) first = { seat: one.seat, at };
  }
  return first;
}

function allowance(setup: ClockSetup): number {
  return setup.kind === 'days' ? setup.days * countedDay(setup.pauses) : setup.time;
}

function answered(setup: ClockSetup, before: SeatClock, at: number): SeatClock {
  const { seat } = before;
  const spare = leftAt(setup, before, at);
  switch (setup.kind) {
    case 'match':
      return { seat, spare, left: spare + setup.increment };
    case 'move':
      return { seat, spare, left: setup.time + Math.min(spare, setup.increment) };
    case 'days':
      return { seat, spare, left: allowance(setup) };
    default:
      return unreachable(setup);
  }
}

/** Time that was used stays used, and what the move had earned goes with it. */
function tookBack(setup: ClockSetup, before: SeatClock, at: number): SeatClock {
  const { seat } = before;
  const now = leftAt(setup, before, at);
  const used = before.left - now;
  const without = setup.kind === 'match' ? now - setup.increment : before.spare - used;
  const left = Math.max(without, Math.min(now, LEAST_AFTER_UNDO));
  return { seat, left, spare: left };
}

/** A question that stands goes on; one that is gone without an answer has cost nothing. */
function asked(
  { started, earliest }: MatchClock,
  clock: SeatClock,
  match: Match,
  at: number,
): SeatClock {
  const question = isTimed(match, clock.seat) ? questionTo(match, clock.seat)?.id : undefined;
  if (question === clock.running?.question) return clock;
  const { running: _, ...standing } = clock;
  if (question === undefined || !started) return standing;
  return { ...standing, running: { question, since: Math.max(at, earliest) } };
}

function isTimed(match: Match, seat: Seat): boolean {
  return turnOf(match).kind === 'seats' && !match.resigned.includes(seat);
}

function elapsed(setup: ClockSetup, since: number, at: number): number {
  if (at <= since) return 0;
  return setup.kind === 'days' ? countedTime(setup.pauses, since, at) : at - since;
}
