import type { SearchWeaknesses, Strengths } from '@kast/bots';

/** How a player of Tablut errs: not by lot, but as people do. */
export interface TablutWeaknesses extends SearchWeaknesses {
  /**
   * In percent for every square that a piece comes from further away than NEAR: what it then does, a capture too,
   * is overlooked, whoever's piece it is.
   */
  readonly overlooksFar: number;
  /** How much more than it is a pawn seems to be worth that can be taken. */
  readonly greedy: number;
  /** How much more a move seems to be worth that goes on with the piece moved last. */
  readonly stubborn: number;
}

/** So far everybody sees what a piece can do. */
export const NEAR = 2;

/** From a child's first opponent to one that is hard to beat, within 1.5 s on a phone. */
export const LEVELS: Strengths<TablutWeaknesses> = {
  1: {
    budget: { nodes: 4_000 },
    deepest: 1,
    overlooksFar: 10,
    greedy: 27,
    stubborn: 18,
    overlooks: 0,
    misjudges: 23,
  },
  2: {
    budget: { nodes: 20_000 },
    deepest: 3,
    overlooksFar: 9,
    greedy: 23,
    stubborn: 15,
    overlooks: 0,
    misjudges: 20,
  },
  3: {
    budget: { nodes: 60_000, milliseconds: 800 },
    deepest: 4,
    overlooksFar: 5,
    greedy: 12,
    stubborn: 8,
    overlooks: 0,
    misjudges: 11,
  },
  4: {
    budget: { nodes: 160_000, milliseconds: 1_000 },
    overlooksFar: 3,
    greedy: 9,
    stubborn: 7,
    overlooks: 0,
    misjudges: 9,
  },
  5: {
    budget: { nodes: 600_000, milliseconds: 1_400 },
    overlooksFar: 0,
    greedy: 0,
    stubborn: 0,
    overlooks: 0,
    misjudges: 0,
  },
};
