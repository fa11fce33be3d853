/** In milliseconds: so many lines of one author, and of a whole room, within so long. */
const PACES = [
  { of: 'author', lines: 5, within: 10_000 },
  { of: 'author', lines: 15, within: 120_000 },
  { of: 'room', lines: 30, within: 10_000 },
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
  const waits = PACES.map(({ of, lines, within }) => {
    const oldest = spoken[of][lines - 1];
    return oldest === undefined ? 0 : oldest + within - now;
  });
  // A clock that was set back must not silence anybody for longer than the pace itself would.
  return Math.min(Math.max(0, ...waits), LONGEST);
}
