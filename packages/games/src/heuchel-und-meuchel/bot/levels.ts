import type { Strengths } from '@kast/bots';

/**
 * How people err at this table. Nobody errs by lot: a beginner grabs what lies there, does not see who
 * can come next, overlooks long jumps, goes on with the stack that it has run with, and does not keep in mind what
 * lies beneath. Each level does less of that, and thinks further ahead; the two highest do none of it.
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
    greedy: 10,
    overlooksDanger: 95,
    overlooksFar: 26,
    stubborn: 2,
    forgets: 100,
  },
  2: {
    budget: { nodes: 500 },
    greedy: 6.8,
    overlooksDanger: 78,
    overlooksFar: 16,
    stubborn: 1,
    forgets: 70,
  },
  3: {
    budget: { nodes: 1_500 },
    greedy: 1.8,
    overlooksDanger: 32,
    overlooksFar: 5,
    stubborn: 0.5,
    forgets: 32,
  },
  4: { ...FLAWLESS, budget: { nodes: 20_000 } },
  5: { ...FLAWLESS, budget: { nodes: 200_000, milliseconds: 1_200 } },
};
