import type { Options, Random } from '@kast/kernel';

/** What can be timed of the position that a game's bots search on. Timing is the caller's. */
export interface Bench {
  /** Random moves from the start to the end by the rules; gives the number of plies. */
  fastPlayout(random: Random): number;
  /** A search of this many nodes; gives how many it was. */
  searchNodes(nodes: number): number;
  /** How deep a search of the start is completed within this time of the clock; by alpha-beta alone. */
  depthWithin?(milliseconds: number, clock: () => number): number;
  /** The tree of all moves from the start; finished matches are not expanded. */
  perft?(options: Options, depth: number): TreeCount;
}

export interface TreeCount {
  readonly leaves: number;
  /** What the last move of each leaf took, in all. */
  readonly captures: number;
}
