import type { Random } from '@kast/kernel';

/** What can be timed of the position that a game's bots search on. Timing is the caller's. */
export interface Bench {
  /** Random moves from the start to the end by the rules; gives the number of plies. */
  fastPlayout(random: Random): number;
  /** A search of this many nodes; gives how many it was. */
  searchNodes(nodes: number): number;
}
