/** Fitted by likelihood to the turns of 590 matches between bots (two and four seats), and tried by letting bots meet. */
export const WEIGHTS = {
  /** Steps of the race per turn. */
  pace: 1.65,
  /** LK2.1: how much of a lead the pans even out for each turn that the first one is still away. */
  evening: 1.05,
  /** Turns that it takes more when the carpet is not reached in the next one. */
  lastDelay: 0.4,
  lastVariance: 0.1,
  /** How much of what looks at the king's table save is kept: who orders later is told of them. LK7.2 */
  looks: 0.42,
  /** How much of what the next turn promises is believed: others get in its way. */
  trust: 0.92,
  /** What else a turn is taken to bring. */
  usualGain: 0.76,
  /** A second throw from any tile finds something with about this chance. */
  secondFromAnywhere: 0.46,
  /** Of the number of turns: for each step, for shifts of which nobody knows yet, and in any case. */
  stepVariance: 0.58,
  shiftVariance: 0.97,
  leastVariance: 0.013,
} as const;
