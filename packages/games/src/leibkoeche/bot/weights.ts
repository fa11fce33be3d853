/** Found by fitting the chances to how matches between bots went on, and by letting bots meet. */
export const WEIGHTS = {
  /** Steps of the race per turn. */
  pace: 1.25,
  /** How much of what the next turn promises is believed; the rest is the usual gain. */
  trust: 0.25,
  usualGain: 0.8,
  /** A second throw from any tile finds something with about this chance. */
  secondFromAnywhere: 0.7,
  /** Throws from a tile from which no pancake reaches the carpet. */
  farLeg: 1.85,
  /** Of the number of turns. */
  stepVariance: 0.3,
  shiftVariance: 0.4,
  rest: 0.003,
};
