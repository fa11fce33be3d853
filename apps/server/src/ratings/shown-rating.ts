import type { RatingInfo } from '@kast/protocol';
import type { Rating } from '../store/rating-store.ts';

/** T16: until so many matches it is provisional, and stands on no ladder. */
export const PROVISIONAL_UNTIL = 10;

const MIDDLE = 1500;
const SCALE = 60;

/** As players know such numbers: newcomers have 1500, and two deviations to either side hold the truth nearly always. */
export function shownRating({
  mu,
  sigma,
  matches,
}: Rating & { readonly matches: number }): RatingInfo {
  return {
    rating: Math.round(MIDDLE + SCALE * (mu - 25)),
    uncertainty: Math.round(2 * SCALE * sigma),
    matches,
    provisional: matches < PROVISIONAL_UNTIL,
  };
}
