import type { GuestId } from './ids.ts';

interface Spoken {
  readonly author: GuestId;
  readonly at: number;
}

/** In milliseconds: so many lines of one author, and of a whole room, within so long. */
const PACES = [
  { of: 'author', lines: 5, within: 10_000 },
  { of: 'author', lines: 15, within: 120_000 },
  { of: 'room', lines: 30, within: 10_000 },
] as const;

/** For how long somebody has to be quiet, by the last lines of the room, the latest first. 0: not at all. */
export function waitBeforeSaying(last: readonly Spoken[], author: GuestId, now: number): number {
  const waits = PACES.map(({ of, lines, within }) => {
    const spoken = of === 'room' ? last : last.filter((line) => line.author === author);
    const oldest = spoken[lines - 1];
    return oldest ? oldest.at + within - now : 0;
  });
  // A clock that was set back must not silence anybody for longer than the pace itself would.
  return Math.min(Math.max(0, ...waits), 120_000);
}
