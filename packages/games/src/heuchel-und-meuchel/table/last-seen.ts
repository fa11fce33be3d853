import type { HeuchelEvent } from '../rules/index.ts';

/** The way of the last move, to be traced: from its first row to its last. */
export interface LastSeen {
  readonly seat: number;
  readonly rows: readonly number[];
}

/** Undefined where the last entry moved nothing: a roll, a taking, an offer. */
export function lastSeenIn(events: readonly HeuchelEvent[]): LastSeen | undefined {
  const moved = events.find((event) => event.kind === 'moved');
  return moved && { seat: moved.seat, rows: [moved.from, ...moved.by] };
}
