import type { QuietHours } from '@kast/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60;

export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Minutes after midnight there. */
export function minuteOfDay(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  return part('hour') * 60 + part('minute');
}

/** From 22:00 to 8:00 goes over midnight; from an hour to the same one is never. */
export function isQuiet(now: number, timeZone: string, quiet: QuietHours | undefined): boolean {
  if (!quiet) return false;
  const minute = minuteOfDay(now, timeZone);
  const { from, to } = quiet;
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/**
 * When the clock there next shows this minute of the day, later than now. Where the clock is put forward over it,
 * that is the first moment after.
 */
export function nextAt(now: number, timeZone: string, minute: number): number {
  const start = Math.floor(now / MINUTE) * MINUTE;
  const ahead = (minute - minuteOfDay(start, timeZone) + DAY) % DAY || DAY;
  const guess = start + ahead * MINUTE;
  // A day on which the clock was changed is an hour longer or shorter.
  const off = ((minuteOfDay(guess, timeZone) - minute + DAY + DAY / 2) % DAY) - DAY / 2;
  const corrected = guess - off * MINUTE;
  return corrected > now ? corrected : guess;
}
