/** T11: when a clock by days stands still, in the local time of the table. */
export interface Pauses {
  /** Saturdays and Sundays do not count. */
  readonly weekend: boolean;
  /** The hours from 22 to 8 do not count. */
  readonly night: boolean;
  /**
   * How far local time is ahead of UTC, and from when on, the earliest first; before that as in the first.
   * Agreed with the set-up, so that nobody's tables of time zones decide on a match.
   */
  readonly offsets: readonly LocalOffset[];
}

export interface LocalOffset {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly minutes: number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const MORNING = 8 * HOUR;
const EVENING = 22 * HOUR;

/** How much of a day counts. */
export function countedDay({ night }: Pick<Pauses, 'night'>): number {
  return night ? EVENING - MORNING : DAY;
}

/** How much of the time between two moments counts. */
export function countedTime(pauses: Pauses, from: number, to: number): number {
  let counted = 0;
  for (let at = from; at < to; ) {
    const { opens, closes, ends } = stretchAt(pauses, at);
    counted += Math.max(0, Math.min(closes, to) - Math.max(opens, at));
    at = ends;
  }
  return counted;
}

/** The moment at which so much time has counted since another one. */
export function momentAfter(pauses: Pauses, from: number, counted: number): number {
  let missing = counted;
  for (let at = from; ; ) {
    const { opens, closes, ends } = stretchAt(pauses, at);
    const begin = Math.max(opens, at);
    const counts = Math.max(0, closes - begin);
    if (counts > 0 && counts >= missing) return begin + missing;
    missing -= counts;
    at = ends;
  }
}

/** Until when no day ends and no clock is changed, and what of it counts. */
interface Stretch {
  readonly opens: number;
  readonly closes: number;
  readonly ends: number;
}

function stretchAt({ weekend, night, offsets }: Pauses, at: number): Stretch {
  const index = offsets.findLastIndex(({ from }) => from <= at);
  const ahead = (offsets[Math.max(index, 0)]?.minutes ?? 0) * MINUTE;
  const day = Math.floor((at + ahead) / DAY);
  const midnight = day * DAY - ahead;
  const ends = Math.min(midnight + DAY, offsets[index + 1]?.from ?? Infinity);
  if (weekend && isWeekend(day)) return { opens: ends, closes: ends, ends };
  const opens = night ? midnight + MORNING : midnight;
  const closes = Math.min(night ? midnight + EVENING : ends, ends);
  return { opens, closes, ends };
}

/** Days since 1970, which began on a Thursday. */
function isWeekend(day: number): boolean {
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday === 0 || weekday === 6;
}
