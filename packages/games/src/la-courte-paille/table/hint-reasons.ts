import { unreachable } from '@kast/kernel';
import type { AdvisedMove, HintReasons } from '../../box/hint-reasons.ts';
import type { Language } from '../../box/texts/languages.ts';
import {
  type Card,
  type Figure,
  figureOf,
  isCoco,
  type PailleMove,
  type PailleView,
  valueOf,
} from '../rules/index.ts';
import type { HintReasonsMessages } from '../texts/messages.generated.ts';

export function textsIn(language: Language): Promise<unknown> {
  return import(`../texts/${language}/hint-reasons.ftl`);
}

export function hintReasons(words: HintReasonsMessages): HintReasons<PailleView, PailleMove> {
  return { reason: (advised) => reasonFor(advised, words) };
}

/** With so low a card one is among the first to take. CP3.2 */
const LOW = 3;

/** CP7: from the open week, the menu, the own hand and what one has looked at oneself. */
function reasonFor(
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
      const points = pointsIn(kept, figure);
      return points > 0 ? words.landOwn({ figure, points }) : words.landOther({ figure });
    }
    case 'carte':
      return words.carte;
    case 'eat': {
      const { figure } = move;
      const points = pointsIn(hand, figure);
      if (points === 0) return words.eatNone({ figure });
      return isFew(points, hand) ? words.eat({ figure, points }) : '';
    }
    case 'deck':
    case 'reshuffle':
    case 'shark':
      return '';
    default:
      return unreachable(move);
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
  const rest = pointsIn(hand, figure) - valueOf(card);
  if (valueOf(card) <= LOW) return words.pickLow({ value: valueOf(card) });
  if (leaderOf(view) !== undefined && leaderOf(view) !== figure) {
    return words.pickBehind({ figure });
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
  const points = pointsIn(hand, figure);
  if (figure === leaderOf(view)) return words.takeLeader({ figure });
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
  const points = pointsIn(hand, figure);
  if (points === 0) return words.cookOther({ figure });
  return isFew(points, hand) ? words.cookDespite({ figure, points }) : '';
}

/** Fewer than of the character that the seat holds most of. */
function isFew(points: number, hand: readonly Card[]): boolean {
  return hand.some((card) => !isCoco(card) && pointsIn(hand, figureOf(card)) > points);
}

/** Who leads the open days alone. CP7.4 */
function leaderOf({ weekTotals: [first, second] }: PailleView): Figure | undefined {
  return first && first.total > (second?.total ?? 0) ? first.figure : undefined;
}

function pointsIn(hand: readonly Card[], figure: Figure): number {
  return hand
    .filter((card) => figureOf(card) === figure)
    .reduce((sum, card) => sum + valueOf(card), 0);
}
