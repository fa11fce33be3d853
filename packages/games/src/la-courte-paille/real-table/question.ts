import { must, type Seat, seatsOf } from '@kast/kernel';
import { actingCard, type Card, isCoco } from '../rules/index.ts';
import type { PailleMatch } from './paille-match.ts';

/** What is to be entered next. */
export type Question =
  | { readonly kind: 'shark' }
  /** A card was turned up: which? */
  | { readonly kind: 'week'; readonly position: number }
  | { readonly kind: 'menu'; readonly left: number }
  | { readonly kind: 'pick'; readonly seat: Seat }
  | { readonly kind: 'take'; readonly seat: Seat }
  | { readonly kind: 'coco'; readonly seat: Seat }
  /** Hands are shown. CP5.4 */
  | { readonly kind: 'hand'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'over' };

interface SeenMatch {
  readonly match: PailleMatch;
  readonly seen: ReadonlySet<Card>;
}

export function questionOf({ match, seen }: SeenMatch): Question {
  const { stage, week, menu, hands } = match.state;
  if (stage === 'shark') return { kind: 'shark' };
  const turned = week.findIndex(({ card, up }) => up && !seen.has(card));
  if (turned >= 0) return { kind: 'week', position: turned + 1 };
  const unseen = menu.filter((card) => !seen.has(card)).length;
  if (unseen > 0) return { kind: 'menu', left: unseen };
  if (stage === 'over') {
    const seat = seatsOf(hands.length).find((each) =>
      hands[each - 1]?.some((card) => !seen.has(card)),
    );
    const left = hands[(seat ?? 0) - 1]?.filter((card) => !seen.has(card)).length ?? 0;
    return seat === undefined ? { kind: 'over' } : { kind: 'hand', seat, left };
  }
  if (stage === 'choose') {
    const [first] = match.questions;
    return { kind: 'pick', seat: must(first, 'somebody to choose').seat };
  }
  const acting = actingCard(match.state);
  return { kind: isCoco(acting.card) ? 'coco' : 'take', seat: acting.seat };
}
