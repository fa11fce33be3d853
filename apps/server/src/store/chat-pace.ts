/**
 * In milliseconds: so many lines of one author, and of a whole room, within so long. What is left of a room when a few
 * have talked it full is for those who were quiet.
 */
const PACES = [
  { of: 'author', lines: 5, within: 10_000, holdsFor: 'everybody' },
  { of: 'author', lines: 15, within: 120_000, holdsFor: 'everybody' },
  { of: 'room', lines: 30, within: 10_000, holdsFor: 'who-spoke' },
  { of: 'room', lines: 60, within: 10_000, holdsFor: 'everybody' },
] as const;

const LONGEST = Math.max(...PACES.map(({ within }) => within));

/** When the last lines were said, the latest first. */
export type Spoken = Readonly<Record<(typeof PACES)[number]['of'], readonly number[]>>;

/** As many as have to be looked at of each. */
export const LOOKED_AT = { author: most('author'), room: most('room') } as const;

function most(whose: keyof Spoken): number {
  return Math.max(...PACES.filter(({ of }) => of === whose).map(({ lines }) => lines));
}

/** T14: for how long somebody has to be quiet. 0: not at all. */
export function waitBeforeSaying(spoken: Spoken, now: number): number {
  const waits = PACES.map(({ of, lines, within, holdsFor }) => {
    const wait = waitUntil(spoken[of][lines - 1], within, now);
    return holdsFor === 'everybody'
      ? wait
      : Math.min(wait, waitUntil(spoken.author[0], within, now));
  });
  // A clock that was set back must not silence anybody for longer than the pace itself would.
  return Math.min(Math.max(0, ...waits), LONGEST);
}

function waitUntil(said: number | undefined, within: number, now: number): number {
  return said === undefined ? 0 : said + within - now;
}
