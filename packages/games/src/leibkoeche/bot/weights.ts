/** Fitted to how matches between bots went on, and tried by letting bots meet. */
export const WEIGHTS = {
  /** Steps of the race per turn. */
  pace: 1.25,
  /** How much of what the next turn promises is believed: others get in its way. */
  trust: 0.25,
  /** What else a turn is taken to bring. */
  usualGain: 0.8,
  /** A second throw from any tile finds something with about this chance. */
  secondFromAnywhere: 0.7,
  /** Of the number of turns: for each step, for shifts of which nobody knows yet, and in any case. */
  stepVariance: 0.6,
  shiftVariance: 0.8,
  leastVariance: 0.015,
} as const;
