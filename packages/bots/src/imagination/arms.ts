import type { Random } from '@kast/kernel';

/** One move at a node of the tree, and what came of it so far. */
export interface Arm {
  readonly key: string;
  visits: number;
  /** Sum of payoffs to the seat that chose it. */
  payoff: number;
}

/** How one seat chooses among its moves at one node, and learns from what came of it. */
export interface Arms {
  /** Which of the moves that are legal this time to try; an index of `keys`. */
  choose(keys: readonly string[], random: Random): number;
  /** What the last choice brought. */
  learn(payoff: number): void;
  /** How strongly each of the moves is preferred after all; sums to 1. */
  shares(keys: readonly string[]): readonly number[];
  /** Mean payoff of a move so far; undefined for one never tried. */
  value(key: string): number | undefined;
}

export function meanOf(arm: Arm): number {
  return arm.payoff / arm.visits;
}
