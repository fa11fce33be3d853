import type { Strengths } from '@kast/bots';

/**
 * How people err at this table. Nobody errs by lot: a beginner grabs what lies there, does not see who
 * can come next, overlooks long jumps, goes on with the stack that it has run with, and does not keep in mind what
 * lies beneath. Each level does less of that, and thinks further ahead; the highest does none of it.
 */
export interface HeuchelWeaknesses {
  /** How much the first glance counts beside what the search says, in hundredths of a win per point. */
  readonly greedy: number;
  /** How much of the danger it does not see that somebody mightier comes next, in per cent. */
  readonly overlooksDanger: number;
  /** Of each row that a way goes beyond the next one: how often it is overlooked, in per cent. */
  readonly overlooksFar: number;
  /** For going on with the stack that is farthest up and not home, in points. */
  readonly stubborn: number;
  /** Of the cards beneath others that it could know: how many it has forgotten, in per cent. */
  readonly forgets: number;
}

const FLAWLESS = { greedy: 0, overlooksDanger: 0, overlooksFar: 0, stubborn: 0, forgets: 0 };

export const LEVELS: Strengths<HeuchelWeaknesses> = {
  1: {
    budget: { nodes: 250 },
    greedy: 20,
    overlooksDanger: 100,
    overlooksFar: 40,
    stubborn: 3,
    forgets: 100,
  },
  2: {
    budget: { nodes: 450 },
    greedy: 11,
    overlooksDanger: 90,
    overlooksFar: 26,
    stubborn: 1.5,
    forgets: 80,
  },
  3: {
    budget: { nodes: 1_200 },
    greedy: 4.5,
    overlooksDanger: 55,
    overlooksFar: 12,
    stubborn: 0.8,
    forgets: 55,
  },
  4: {
    budget: { nodes: 5_000 },
    greedy: 1.3,
    overlooksDanger: 22,
    overlooksFar: 4,
    stubborn: 0.3,
    forgets: 25,
  },
  5: { ...FLAWLESS, budget: { nodes: 200_000, milliseconds: 1_200 } },
};
