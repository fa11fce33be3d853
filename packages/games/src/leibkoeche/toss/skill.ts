import { must } from '@kast/kernel';
import { UNSTEADINESS } from './hand.ts';
import { MEASURED } from './measured.ts';
import type { OddsOfHand } from './odds.ts';

/** LK8.6: the hand of a bot. */
export interface Skill {
  /** For `handTrace`. */
  readonly unsteadiness: number;
  /** What such a hand may expect, measured by tossing. */
  readonly odds: OddsOfHand;
}

/** Level 1 first. */
export const SKILLS: readonly Skill[] = UNSTEADINESS.map((unsteadiness, index) => ({
  unsteadiness,
  odds: must(MEASURED[index], 'the odds of every level'),
}));
