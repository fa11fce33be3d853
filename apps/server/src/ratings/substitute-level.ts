import { LEVEL_AFTER_RESIGNING, type Level } from '@kast/bots';
import { shownRating } from './shown-rating.ts';
import type { GuestId } from '../store/ids.ts';
import type { RatingStore, StoredRating } from '../store/rating-store.ts';

/** T12: from this cautious estimate on, as ratings are shown, a computer of that level sits in. */
const FROM: readonly (readonly [estimate: number, level: Level])[] = [
  [1650, 5],
  [1300, 4],
  [950, 3],
  [700, 2],
];

/** T12: how well the computer plays that sits in for this player, as their rating in the game stands now. */
export async function substituteLevel(
  ratings: Pick<RatingStore, 'ratingsOf'>,
  holder: GuestId,
  game: string,
): Promise<Level> {
  const rating = (await ratings.ratingsOf(holder)).find((one) => one.game === game);
  return rating ? levelOfRating(rating) : LEVEL_AFTER_RESIGNING;
}

/** One deviation below the estimate: a newcomer has the middle level, as who has no rating at all. */
export function levelOfRating(rating: Pick<StoredRating, 'mu' | 'sigma' | 'matches'>): Level {
  const { rating: shown, uncertainty } = shownRating(rating);
  const cautious = shown - uncertainty / 2;
  return FROM.find(([estimate]) => cautious >= estimate)?.[1] ?? 1;
}
