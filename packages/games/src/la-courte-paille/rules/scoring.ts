import { type Seat, seatsOf } from '@kast/kernel';
import { type Card, FIGURES, type Figure, figureOf, isCoco, valueOf } from './cards.ts';
import type { WeekTotal } from './state.ts';

/** CP5.2: what each character adds up to, highest first; only those that are there. */
export function totalsOf(cards: readonly Card[]): WeekTotal[] {
  return FIGURES.map((figure) => ({ figure, total: pointsIn(cards, [figure]) }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total);
}

/** Characters with equal totals together, highest first: the first are eaten. CP5.3, CP5.6 */
export function ranksOf(totals: readonly WeekTotal[]): Figure[][] {
  const ranks: Figure[][] = [];
  totals.forEach(({ figure, total }, index) => {
    if (total === totals[index - 1]?.total) ranks.at(-1)?.push(figure);
    else ranks.push([figure]);
  });
  return ranks;
}

/** CP7.4, CP5.3: who would draw the short straw if the week ended as it lies open; several where they are equal. */
export function inDanger(totals: readonly WeekTotal[]): readonly WeekTotal[] {
  return totals.filter(({ total }) => total === totals[0]?.total);
}

/** The only one in danger; undefined where several are, or nobody yet. */
export function leaderOf(totals: readonly WeekTotal[]): WeekTotal | undefined {
  const [first, ...equal] = inDanger(totals);
  return equal.length === 0 ? first : undefined;
}

export function scoreOf(hand: readonly Card[], eaten: readonly Figure[]): number {
  return sum(countingCards(hand, eaten));
}

/** CP5.4 the cards of all that are eaten, and each Coco once; CP5.5 nothing without such a card. */
export function countingCards(hand: readonly Card[], eaten: readonly Figure[]): readonly Card[] {
  if (!hand.some((card) => eaten.includes(figureOf(card)))) return [];
  return hand.filter((card) => isCoco(card) || eaten.includes(figureOf(card)));
}

/** Only the cards of these characters, Cocos only where Coco is one of them. CP5.6 */
export function pointsIn(cards: readonly Card[], figures: readonly Figure[]): number {
  return sum(cards.filter((card) => figures.includes(figureOf(card))));
}

export interface Verdict {
  readonly winners: readonly Seat[];
  /** The characters that settled equal scores. */
  readonly settledBy: readonly Figure[] | null;
}

/** CP5.6: the highest score; then, among equals, character after character down the week. */
export function bestOf(
  contenders: readonly Seat[],
  hands: readonly (readonly Card[])[],
  ranks: readonly (readonly Figure[])[],
): Verdict {
  const [eaten = [], ...others] = ranks;
  let winners = highest(contenders, (seat) => scoreOf(hands[seat - 1] ?? [], eaten));
  let settledBy: readonly Figure[] | null = null;
  for (const figures of others) {
    if (winners.length === 1) break;
    const left = highest(winners, (seat) => pointsIn(hands[seat - 1] ?? [], figures));
    if (left.length < winners.length) settledBy = figures;
    winners = left;
  }
  return { winners, settledBy };
}

/** CP5.6: who were equal until these characters settled it. */
export function equalUntil(
  settling: readonly Figure[],
  hands: readonly (readonly Card[])[],
  totals: readonly WeekTotal[],
): readonly Seat[] {
  const ranks = ranksOf(totals);
  const before = ranks.slice(
    0,
    ranks.findIndex((figures) => figures.some((figure) => settling.includes(figure))),
  );
  return bestOf(seatsOf(hands.length), hands, before).winners;
}

/** Everybody with the highest number of points. */
export function highest(seats: readonly Seat[], points: (seat: Seat) => number): readonly Seat[] {
  const best = Math.max(...seats.map(points));
  return seats.filter((seat) => points(seat) === best);
}

function sum(cards: readonly Card[]): number {
  return cards.reduce((total, card) => total + valueOf(card), 0);
}
