import type { LeibkoecheWeaknesses } from './levels.ts';

/** What the race to the king is reckoned with. */
export interface Weights {
  /** Steps of the race per turn. */
  readonly pace: number;
  /** LK2.1: how much of a lead the pans even out for each turn that the first one is still away. */
  readonly evening: number;
  /** Turns that it takes more when the carpet is not reached in the next one. */
  readonly lastDelay: number;
  readonly lastVariance: number;
  /** How much of what looks at the king's table save is kept: who orders later is told of them. LK7.2 */
  readonly looks: number;
  /** How much of what the next turn promises is believed: others get in its way. */
  readonly trust: number;
  /** What else a turn is taken to bring. */
  readonly usualGain: number;
  /** A second throw from any tile finds something with about this chance. */
  readonly secondFromAnywhere: number;
  /** Of the number of turns: for each step, for shifts of which nobody knows yet, and in any case. */
  readonly stepVariance: number;
  readonly shiftVariance: number;
  readonly leastVariance: number;
}

/** Fitted by likelihood to the turns of 590 matches between bots (two and four seats), and tried by letting bots meet. */
const OF_THE_OWN_TURN: Weights = {
  pace: 1.65,
  evening: 1.05,
  lastDelay: 0.4,
  lastVariance: 0.1,
  looks: 0.42,
  trust: 0.92,
  usualGain: 0.76,
  secondFromAnywhere: 0.46,
  stepVariance: 0.58,
  shiftVariance: 0.97,
  leastVariance: 0.013,
};

/**
 * Fitted likewise to the turns of 4,200 matches (`training/README.md`). What the next turn promises counts for less here:
 * who errs would no longer see where to go, and matches of such players would last half as long again.
 */
const OF_THE_NEXT_TURN_TOO: Weights = {
  pace: 1.53,
  evening: 0.54,
  lastDelay: 0.56,
  lastVariance: 1.14,
  looks: 0.86,
  trust: 0.43,
  usualGain: 0.75,
  secondFromAnywhere: 0.69,
  stepVariance: 0.5,
  shiftVariance: 0.76,
  leastVariance: 0.003,
};

/** By how far ahead a cook looks. */
export const WEIGHTS: Readonly<Record<LeibkoecheWeaknesses['foresees'], Weights>> = {
  walk: OF_THE_OWN_TURN,
  turn: OF_THE_OWN_TURN,
  next: OF_THE_NEXT_TURN_TOO,
};
