import {
  clockAfter,
  clockJumped,
  clockOnHoliday,
  type ClockSetup,
  type Holiday,
  type Jump,
  leftAt,
  MOST_HOLIDAYS,
  type MatchClock,
  newClock,
  startClock,
} from './clock.ts';
import { DAY } from './counted-time.ts';
import type { Ply } from './entry.ts';
import type { Match } from './match.ts';
import type { Seat } from './seat.ts';

/** T11: what a record needs for telling the remaining times again. */
export interface RecordClock {
  readonly setup: ClockSetup;
  /** Those who had a clock. */
  readonly seats: readonly Seat[];
  readonly started?: { readonly ply: number; readonly at: number };
  readonly jumps: readonly Jump[];
  readonly holidays?: readonly Holiday[];
  /** When each entry of the log was judged, in milliseconds since 1970. */
  readonly at: readonly number[];
}

export function recordClock(
  setup: ClockSetup,
  { seats, started, jumps, holidays }: MatchClock,
  at: readonly number[],
): RecordClock {
  const timed = seats.map(({ seat }) => seat);
  return {
    setup,
    seats: timed,
    ...(started ? { started } : {}),
    jumps,
    ...(holidays ? { holidays } : {}),
    at,
  };
}

/** A match as it stood after some of its entries, and the last of them. */
interface Stage {
  readonly match: Match;
  readonly ply: Ply | undefined;
}

/** What each timed seat had left, after each entry; before the first comes the empty table. */
export function remainingTimes(
  { setup, seats, started, jumps, holidays = [], at }: RecordClock,
  stages: readonly Stage[],
): readonly ReadonlyMap<Seat, number>[] {
  let clock = newClock(setup, seats);
  return stages.map(({ match, ply }, index) => {
    const judged = at[index - 1];
    if (ply && judged !== undefined) clock = clockAfter(setup, clock, match, ply, judged);
    if (started?.ply === index) clock = startClock(setup, clock, match, started.at);
    for (const jump of jumps) if (jump.ply === index) clock = clockJumped(clock, index, jump.by);
    for (const one of holidays) if (one.ply === index) clock = clockOnHoliday(setup, clock, one);
    const now = clock.started ? clock.last : 0;
    return new Map(clock.seats.map((one) => [one.seat, leftAt(setup, one, now)]));
  });
}

/** Much longer than any match; a record may come from anywhere, and days are counted one by one. */
const LONGEST = 10 * 366 * DAY;
const MOST_JUMPS = 10_000;
/** No clock on earth is further from another. */
const FURTHEST_ZONE = 24 * 60;

/** Whether the fold can be done at all; nobody promises that these were the times. */
export function isRecordClock(value: unknown, plies: number): value is RecordClock {
  if (!isObject(value)) return false;
  const { setup, seats, started, jumps, holidays = [], at } = value;
  if (!isSetup(setup) || !areWhole(seats, 12) || !areWhole(at, plies)) return false;
  if (at.length !== plies || !areJumps(jumps) || !areHolidays(holidays)) return false;
  if (started === undefined) return true;
  if (!isObject(started) || !areWhole([started['ply'], started['at']], 2)) return false;
  const began = Number(started['at']);
  const [first, last] = at.reduce<readonly [number, number]>(
    ([least, most], moment) => [Math.min(least, moment), Math.max(most, moment)],
    [began, began],
  );
  return last - first <= LONGEST;
}

function isSetup(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, time, increment, days, pauses } = value;
  if (kind === 'move' || kind === 'match') {
    return areWhole([time, increment], 2) && Number(time) >= 0 && Number(increment) >= 0;
  }
  if (kind !== 'days' || !Number.isInteger(days) || !isWithin(1, days, 366)) return false;
  if (!isObject(pauses) || !Array.isArray(pauses['offsets'])) return false;
  const offsets: readonly unknown[] = pauses['offsets'];
  return offsets.length <= 1000 && offsets.every(isOffset);
}

function isOffset(value: unknown): boolean {
  if (!isObject(value) || !areWhole([value['from'], value['minutes']], 2)) return false;
  return isWithin(-FURTHEST_ZONE, value['minutes'], FURTHEST_ZONE);
}

function isWithin(least: number, value: unknown, most: number): boolean {
  return least <= Number(value) && Number(value) <= most;
}

function areJumps(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MOST_JUMPS) return false;
  let sum = 0;
  return value.every((jump: unknown) => {
    if (!isObject(jump) || !areWhole([jump['ply'], jump['by']], 2)) return false;
    sum += Math.abs(Number(jump['by']));
    return sum <= LONGEST;
  });
}

function areHolidays(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MOST_JUMPS) return false;
  return value.every((holiday: unknown) => {
    if (!isObject(holiday)) return false;
    const { ply, seat, days } = holiday;
    return areWhole([ply, seat, days], 3) && Number(days) >= 0 && Number(days) <= MOST_HOLIDAYS;
  });
}

function areWhole(values: unknown, most: number): values is readonly number[] {
  return Array.isArray(values) && values.length <= most && values.every(Number.isSafeInteger);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
