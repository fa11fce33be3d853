import { CHARACTERS } from './cards.ts';
import { MENU_SIZE } from './deal.ts';
import { MOST_ADDED, WEEK_LENGTH } from './week.ts';

/** CP4.8, CP4.9: every turn turns up a week card, and only so many can be added. */
export function mostEntries(voyage: boolean, seats: number): number {
  const turns = WEEK_LENGTH - 1 + MOST_ADDED;
  // Each seat chooses and acts. A card that is drawn needs one reshuffle at most: three for an
  // added card with its refill, and the menu.
  const perTurn = 2 * seats + 3 * seats + MENU_SIZE;
  const deals = 2;
  const rounds = voyage ? CHARACTERS.length - 1 : 1; // CP6.7
  const perRound = turns * perTurn + 2; // with the name and the next deck
  return deals + rounds * perRound;
}
