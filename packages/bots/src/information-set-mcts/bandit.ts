import type { Random } from '@kast/kernel';

/** What one playout brought a seat. */
export interface Return {
  /** What the search learns from, from 0 to 1. */
  readonly reward: number;
  /** Its share of the win. */
  readonly payoff: number;
}

/** One move at a node of the tree, and the sums of what came of it so far. */
export interface Arm {
  readonly key: string;
  visits: number;
  reward: number;
  payoff: number;
}

export interface ArmSums extends Readonly<Arm> {
  /** How often it was tried, or was to be: what it is preferred by. */
  readonly preference: number;
}

/** How one seat chooses among its moves at one node, and learns from what came of it: a multi-armed bandit. */
export interface Bandit {
  /** Which of the moves that are legal this time to try; an index of `keys`. */
  choose(keys: readonly string[], random: Random): number;
  /** What the last choice brought. */
  learn(brought: Return): void;
  /** What is known of a move so far. */
  sums(key: string): ArmSums;
}
