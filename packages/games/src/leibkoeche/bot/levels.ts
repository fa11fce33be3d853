import type { Strengths } from '@kast/bots';

/**
 * How a cook errs. Nobody errs by lot alone: what is overlooked is what is hard to see, what is
 * misjudged is the own hand, and what is forgotten is what was seen only once.
 */
export interface LeibkoecheWeaknesses {
  /** How far it looks: to the end of this walk, of this turn, or of the next one's turn too. */
  readonly foresees: 'walk' | 'turn' | 'next';
  /** Percentage of winding ways not found, for each step that they wind; and of far tiles, for each step. */
  readonly overlooksFar: number;
  /** Percentage of looks at the king's table that are forgotten when it comes to order. LK6.3 */
  readonly forgets: number;
  /** Does not notice what the trays of others tell of the king's table. LK7.2 */
  readonly overlooksTrays: boolean;
  /** How much the dish that it has set its heart on counts, as a share of all that there is to gain. */
  readonly stubborn: number;
  /** The share by which it takes its throws to be surer than they are. */
  readonly overrates: number;
  /** By what share of all that there is to gain it may misjudge a move; small errors are likelier. */
  readonly misjudges: number;
}

/** The best are never short of nodes. */
export const LEVELS: Strengths<LeibkoecheWeaknesses> = {
  1: {
    budget: { nodes: 5_000 },
    foresees: 'walk',
    overlooksFar: 20,
    forgets: 60,
    overlooksTrays: true,
    stubborn: 0.45,
    overrates: 0.8,
    misjudges: 1,
  },
  2: {
    budget: { nodes: 10_000 },
    foresees: 'walk',
    overlooksFar: 13,
    forgets: 30,
    overlooksTrays: true,
    stubborn: 0.3,
    overrates: 0.4,
    misjudges: 0.8,
  },
  3: {
    budget: { nodes: 20_000 },
    foresees: 'turn',
    overlooksFar: 11,
    forgets: 0,
    overlooksTrays: false,
    stubborn: 0.15,
    overrates: 0.2,
    misjudges: 0.72,
  },
  4: {
    budget: { nodes: 40_000 },
    foresees: 'turn',
    overlooksFar: 6,
    forgets: 0,
    overlooksTrays: false,
    stubborn: 0.05,
    overrates: 0,
    misjudges: 0.5,
  },
  5: {
    budget: { nodes: 60_000, milliseconds: 1_000 },
    foresees: 'next',
    overlooksFar: 0,
    forgets: 0,
    overlooksTrays: false,
    stubborn: 0,
    overrates: 0,
    misjudges: 0,
  },
};
