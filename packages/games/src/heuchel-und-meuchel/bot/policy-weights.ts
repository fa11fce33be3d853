/** What a player who looks one move ahead goes by, in points. */
export interface PolicyWeights {
  /** Per row. */
  readonly step: number;
  /** Of what goes, for the share of its way that it makes. */
  readonly nearer: number;
  /** The same besides, when the end is near. */
  readonly rush: number;
  /** Per point that comes home. */
  readonly home: number;
  /** The same besides, when the end is near. */
  readonly lastCall: number;
  /** For ending the match with a win, and against ending it without. */
  readonly finish: number;
  /** For taking anything, since it gives another move. */
  readonly take: number;
  /** Per point that is taken. */
  readonly prey: number;
  /** Of what lands where somebody mightier can come next. */
  readonly risk: number;
  /** Of it and its prey, if it takes something there: it may go on. */
  readonly riskTaking: number;
  /** Per point that could be taken with the next step. */
  readonly hunt: number;
  /** Of what leaves such a place. */
  readonly escape: number;
  /** For leaving a part behind. */
  readonly split: number;
  /** What another move must seem worth (HM4.4). */
  readonly further: number;
  /** By so much at most one sensible player differs from the next. */
  readonly whim: number;
  /** How often a stack is given its order from high to low, in per cent. */
  readonly mightyOnTop: number;
}

export const POLICY_WEIGHTS: PolicyWeights = {
  step: 0.3,
  nearer: 0.02,
  rush: 0.1,
  home: 1.4,
  lastCall: 1,
  finish: 8,
  take: 0.4,
  prey: 7,
  risk: 2.8,
  riskTaking: 0.7,
  hunt: 0.3,
  escape: 1.1,
  split: 0.5,
  further: -1,
  whim: 0.4,
  mightyOnTop: 55,
};
