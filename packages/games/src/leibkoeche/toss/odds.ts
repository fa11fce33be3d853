import type { Aim, Pan } from '../rules/index.ts';

/** What comes of a toss, in shares of one; what is left is invalid. */
export interface TossOdds {
  /** On the pan, with the face up that was meant. */
  readonly caught: number;
  /** On the pan, the other face up: a hand turns it too often or not often enough. */
  readonly caughtOther: number;
  readonly missed: number;
  readonly missedOther: number;
}

export type OddsOfHand = Readonly<Record<Pan, Readonly<Record<Aim, TossOdds>>>>;
