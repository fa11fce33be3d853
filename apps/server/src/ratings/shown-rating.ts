import type { RatingInfo } from '@kast/protocol';
import { NEWCOMER, type Rating } from '../store/rating-store.ts';

/** T16: until so many matches it is provisional, and stands on no ladder. */
export const PROVISIONAL_UNTIL = 10;

const MIDDLE = 1500;
const SCALE = 60;

/** The estimate that is shown as this number. */
export function muOfShown(rating: number): number {
  return NEWCOMER.mu + (rating - MIDDLE) / SCALE;
}

/** As players know such numbers: newcomers have 1500, and two deviations to either side hold the truth nearly always. */
export function shownRating({
  mu,
  sigma,
  matches,
}: Rating & { readonly matches: number }): RatingInfo {
  return {
    rating: Math.round(MIDDLE + SCALE * (mu - NEWCOMER.mu)),
    uncertainty: Math.round(2 * SCALE * sigma),
    matches,
    provisional: matches < PROVISIONAL_UNTIL,
  };
}
