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

/** How one seat chooses among its moves at one node, and learns from what came of it: a multi-armed bandit. */
export interface Bandit {
  /** Which of the moves that are legal this time to try; an index of `keys`. */
  choose(keys: readonly string[], random: Random): number;
  /** What the last choice brought. */
  learn(brought: Return): void;
  /** How strongly each of the moves is preferred after all; sums to 1. */
  shares(keys: readonly string[]): readonly number[];
  /** Mean return of a move so far; undefined for one never tried. */
  mean(key: string): Return | undefined;
}

export function meanOf({ reward, payoff, visits }: Arm): Return {
  return { reward: reward / visits, payoff: payoff / visits };
}
