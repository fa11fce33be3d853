import { countedDay, type Seat } from '@kast/kernel';
import type { ClockInfo } from '@kast/protocol/client';
import type { TableClock } from '../session/table-session.ts';

/** One seat's clock, at a moment of the device's own. */
export interface Reading {
  readonly left: number;
  readonly isRunning: boolean;
}

/** Undefined where the seat has no clock: a computer's. */
export function readClock(
  { info, ahead }: TableClock,
  seat: Seat,
  deviceNow: number,
): Reading | undefined {
  const clock = info.seats.find((one) => one.seat === seat);
  if (!clock) return undefined;
  const { due } = clock;
  const left = isByDays(info) ? inWholeDays(info, clock.left) : clock.left;
  if (due === undefined) return { left, isRunning: false };
  const until = Math.max(0, due - deviceNow - ahead);
  // By days what is left is told as one waits for it, with its pauses.
  return { left: isByDays(info) ? until : Math.min(left, until), isRunning: true };
}

/** A day was agreed on, however few of its hours count: nobody has less than three days who has three. */
function inWholeDays({ terms }: Pick<ClockInfo, 'terms'>, left: number): number {
  return terms.kind === 'days' ? (left / countedDay(terms)) * DAY : left;
}

export function isByDays({ terms }: Pick<ClockInfo, 'terms'>): boolean {
  return terms.kind === 'days';
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Of time that is nearly up everybody wants to know the seconds. */
export function isUrgent({ left, isRunning }: Reading): boolean {
  return isRunning && left <= 10 * SECOND;
}

export interface TimeParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Up to the second that has begun: nothing is left only when nothing is. */
export function partsOf(left: number): TimeParts {
  const whole = Math.ceil(left / SECOND) * SECOND;
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: Math.floor((whole % MINUTE) / SECOND),
  };
}

/** `4:05`, `1:04:05`; the same in every language. */
export function inClockFigures({ days, hours, minutes, seconds }: TimeParts): string {
  const wholeHours = days * 24 + hours;
  const two = (value: number): string => String(value).padStart(2, '0');
  return wholeHours > 0
    ? `${wholeHours}:${two(minutes)}:${two(seconds)}`
    : `${minutes}:${two(seconds)}`;
}

/** Until the figures change, in milliseconds; a little more, so that they have. */
export function untilNextSecond(left: number): number {
  return (left % SECOND || SECOND) + 5;
}

/** What is said aloud when it is passed, and nothing else is. */
export const SAID_AT = [60, 10] as const;

/** What was passed between two readings, in seconds. */
export function passed(before: number, now: number): (typeof SAID_AT)[number] | undefined {
  return SAID_AT.find((seconds) => before > seconds * SECOND && now <= seconds * SECOND);
}
