import {
  type ClockSetup,
  DAY,
  fail,
  type LocalOffset,
  MINUTE,
  ok,
  type Result,
} from '@kast/kernel';
import type { ClockTerms, WireError } from '@kast/protocol';

const SECOND = 1000;

/** T11: what a table agrees on, with everything in it that a time zone can say. */
export function clockSetup(
  terms: ClockTerms,
  now: number,
): Result<ClockSetup, WireError<'bad-clock'>> {
  if (terms.kind !== 'days') {
    const { kind, seconds, increment } = terms;
    return ok({ kind, time: seconds * SECOND, increment: increment * SECOND });
  }
  const { days, weekend, night, zone } = terms;
  const offsets = localOffsets(zone, now);
  if (!offsets) return fail({ code: 'bad-clock', problem: 'zone' });
  return ok({ kind: 'days', days, zone, pauses: { weekend, night, offsets } });
}

/** Summer and winter time for so long ahead; a match that takes longer stays with the last. */
const WEEKS_AHEAD = 3 * 53;
const WEEK = 7 * DAY;

/** Undefined where there is no such time zone. */
function localOffsets(zone: string, now: number): readonly LocalOffset[] | undefined {
  const minutesAt = offsetsIn(zone);
  if (!minutesAt) return undefined;
  const offsets: LocalOffset[] = [];
  for (let week = 0; week <= WEEKS_AHEAD; week++) {
    const at = now + week * WEEK;
    const minutes = minutesAt(at);
    const before = offsets.at(-1);
    if (before?.minutes === minutes) continue;
    offsets.push({ from: before ? changeBetween(minutesAt, at - WEEK, at) : 0, minutes });
  }
  return offsets;
}

/** To the minute. */
function changeBetween(minutesAt: (at: number) => number, before: number, after: number): number {
  let [low, high] = [Math.floor(before / MINUTE), Math.ceil(after / MINUTE)];
  const minutes = minutesAt(after);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (minutesAt(middle * MINUTE) === minutes) high = middle;
    else low = middle;
  }
  return high * MINUTE;
}

function offsetsIn(zone: string): ((at: number) => number) | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    return (at) => minutesIn(format.formatToParts(at));
  } catch {
    return undefined;
  }
}

/** `GMT+05:30`, or `GMT` alone. */
function minutesIn(parts: readonly Intl.DateTimeFormatPart[]): number {
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const found = /^GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!found) return 0;
  const minutes = Number(found[2]) * 60 + Number(found[3]);
  return found[1] === '-' ? -minutes : minutes;
}
