import type { Budget, Level } from '@kast/bots';

/** How long a colour stays in mind after it was covered, in rounds; each time another length. */
export interface Remembering {
  readonly least: number;
  readonly most: number;
}

/** How a player remembers, looks ahead, errs and dares. */
export interface Temper {
  readonly remembers: Remembering | 'everything';
  readonly budget: Budget;
  /** In plies; as deep as the budget allows where it is left out. */
  readonly deepest?: number;
  /** By how much it may misjudge a move, up or down, in hundredths of a turn. */
  readonly misjudges: number;
  /** Percentage of doubtful cases in which it claims or calls all the same. */
  readonly dares: number;
}

/** From somebody who forgets what was under the hand a moment ago to one who forgets nothing. */
export const LEVELS: Readonly<Record<Level, Temper>> = {
  1: {
    remembers: { least: 1, most: 9 },
    budget: { nodes: 400 },
    deepest: 1,
    misjudges: 260,
    dares: 30,
  },
  2: {
    remembers: { least: 3, most: 18 },
    budget: { nodes: 1_500 },
    deepest: 1,
    misjudges: 120,
    dares: 22,
  },
  3: {
    remembers: { least: 8, most: 36 },
    budget: { nodes: 4_000 },
    deepest: 2,
    misjudges: 50,
    dares: 14,
  },
  4: {
    remembers: { least: 20, most: 90 },
    budget: { nodes: 10_000, milliseconds: 900 },
    deepest: 3,
    misjudges: 0,
    dares: 6,
  },
  5: {
    remembers: 'everything',
    budget: { nodes: 40_000, milliseconds: 1_200 },
    misjudges: 0,
    dares: 0,
  },
};
