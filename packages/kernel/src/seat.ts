/** A place in a match, numbered from 1. */
export type Seat = number;

/** Who decides: a seat, or nature (a shuffle, a die, the referee of a toss). */
export type Actor = Seat | 'chance';

/** Who looks. `open` sees everything: only for matches that have ended. */
export type Viewer = Seat | 'watcher' | 'open';

export function seatsOf(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

export function isSeat(value: unknown, count: number): value is Seat {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= count;
}
