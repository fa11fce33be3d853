import type { Budget, Level } from '@kast/bots';

/**
 * How long a player thinks, and how it errs. Nobody errs by lot: a beginner grabs what lies there, does not see who
 * can come next, overlooks long jumps, goes on with the stack that it has run with, and does not keep in mind what
 * lies beneath. Each level does less of that, and thinks further ahead; the two highest do none of it.
 */
export interface HeuchelProfile {
  /** By nodes, so that the same seed gives the same move; the strongest has a limit of time as well. */
  readonly budget: Budget;
  /** How much the first glance counts beside what the search says, in hundredths of a win per point. */
  readonly greed: number;
  /** How much of the danger it sees that somebody mightier comes next, in per cent. */
  readonly caution: number;
  /** Of each row that a way goes beyond the next one: how often it is overlooked, in per cent. */
  readonly shortSight: number;
  /** For going on with the stack that is farthest up and not home, in points. */
  readonly stubbornness: number;
  /** Of the cards beneath others that it could know: how many it has forgotten, in per cent. */
  readonly forgets: number;
}

const FLAWLESS = { greed: 0, caution: 100, shortSight: 0, stubbornness: 0, forgets: 0 };

export const LEVELS: Readonly<Record<Level, HeuchelProfile>> = {
  1: {
    budget: { nodes: 250 },
    greed: 10,
    caution: 5,
    shortSight: 26,
    stubbornness: 2,
    forgets: 100,
  },
  2: {
    budget: { nodes: 500 },
    greed: 6.8,
    caution: 22,
    shortSight: 16,
    stubbornness: 1,
    forgets: 70,
  },
  3: {
    budget: { nodes: 1_500 },
    greed: 1.8,
    caution: 68,
    shortSight: 5,
    stubbornness: 0.5,
    forgets: 32,
  },
  4: { ...FLAWLESS, budget: { nodes: 20_000 } },
  5: { ...FLAWLESS, budget: { nodes: 200_000, milliseconds: 1_200 } },
};
