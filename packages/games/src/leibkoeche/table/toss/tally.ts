import type { Pan } from '../../rules/index.ts';
import { fallOf, type Landing } from '../../toss/index.ts';

/** What came of the practice throws with one pan. */
export interface Tally {
  readonly caught: number;
  readonly missed: number;
  readonly invalid: number;
  /** Of those that turned. */
  readonly half: number;
  readonly full: number;
}

export type Tallies = Readonly<Record<Pan, Tally>>;

const NONE: Tally = { caught: 0, missed: 0, invalid: 0, half: 0, full: 0 };
export const NO_THROWS: Tallies = { small: NONE, normal: NONE, large: NONE };

export function counted(tallies: Tallies, pan: Pan, landing: Landing): Tallies {
  const tally = tallies[pan];
  const { result } = fallOf(landing, 1);
  const turned = { ...tally, [result]: tally[result] + 1 };
  if (result === 'invalid') return { ...tallies, [pan]: turned };
  // LK3.7: more turns count on in the same way.
  const turns = landing.halfTurns === 1 ? 'half' : 'full';
  return { ...tallies, [pan]: { ...turned, [turns]: tally[turns] + 1 } };
}

export function thrown({ caught, missed, invalid }: Tally): number {
  return caught + missed + invalid;
}
