import type { AdvisedMove } from '../../box/hint-reasons.ts';
import {
  type Card,
  figureOf,
  isCoco,
  leaderOf,
  type PailleMove,
  type PailleView,
  pointsIn,
  valueOf,
} from '../rules/index.ts';
import type { HintReasonsMessages } from '../texts/messages.generated.ts';

/** With so low a card one is among the first to take. CP3.2 */
const LOW = 3;

/** CP7: from the open week, the menu, the own hand and what one has looked at oneself. */
export function reasonFor(
  { move, view, seat }: AdvisedMove<PailleView, PailleMove>,
  words: HintReasonsMessages,
): string {
  const hand = view.hands[seat - 1]?.cards ?? [];
  switch (move.kind) {
    case 'pick':
      return forPick(move.card, hand, view, words);
    case 'take':
      return forTake(move.card, hand, view, words);
    case 'cook':
      return forCook(move.position, hand, view, words);
    case 'land': {
      if (move.from === 'pile') return words.landPile;
      const figure = figureOf(move.card);
      const kept = hand.filter((card) => card !== move.card);
      const points = pointsIn(kept, [figure]);
      return points > 0 ? words.landOwn({ figure, points }) : words.landOther({ figure });
    }
    case 'carte':
      return words.carte;
    case 'eat': {
      const { figure } = move;
      const points = pointsIn(hand, [figure]);
      if (points === 0) return words.eatNone({ figure });
      return isFew(points, hand) ? words.eat({ figure, points }) : '';
    }
    default:
      return '';
  }
}

function forPick(
  card: Card,
  hand: readonly Card[],
  view: PailleView,
  words: HintReasonsMessages,
): string {
  if (isCoco(card)) return words.pickCoco;
  const figure = figureOf(card);
  const rest = pointsIn(hand, [figure]) - valueOf(card);
  if (valueOf(card) <= LOW) return words.pickLow({ value: valueOf(card) });
  const leader = leaderOf(view.weekTotals);
  if (leader && leader.figure !== figure) {
    const isThere = view.weekTotals.some((total) => total.figure === figure);
    return isThere ? words.pickBehind({ figure }) : words.pickUnseen({ figure });
  }
  return rest > 0 ? words.pickSpare({ figure, points: rest }) : words.pickLeast;
}

function forTake(
  card: Card,
  hand: readonly Card[],
  view: PailleView,
  words: HintReasonsMessages,
): string {
  if (isCoco(card)) return words.takeCoco;
  const figure = figureOf(card);
  const points = pointsIn(hand, [figure]);
  if (figure === leaderOf(view.weekTotals)?.figure) return words.takeLeader({ figure });
  if (points > 0) return words.takeOwn({ figure, points });
  return valueOf(card) <= LOW ? words.takeLow : words.takeHigh({ value: valueOf(card) });
}

/** CP4.8 */
function forCook(
  position: number,
  hand: readonly Card[],
  view: PailleView,
  words: HintReasonsMessages,
): string {
  const day = view.week[position - 1];
  if (!day?.card) return words.cookHidden;
  const figure = figureOf(day.card);
  const points = pointsIn(hand, [figure]);
  if (points === 0) return words.cookOther({ figure });
  return isFew(points, hand) ? words.cookDespite({ figure, points }) : '';
}

/** Fewer than of the character that the seat holds most of. */
function isFew(points: number, hand: readonly Card[]): boolean {
  return hand.some((card) => !isCoco(card) && pointsIn(hand, [figureOf(card)]) > points);
}
