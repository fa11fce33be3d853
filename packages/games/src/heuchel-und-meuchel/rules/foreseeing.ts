import { type Seat, seatsOf } from '@kast/kernel';
import { type Card, goalRow, isCard, outranks, rankOf, TOP_ROW, WAY } from './cards.ts';
import type { KnownCard, KnownPile } from './knowing.ts';
import type { HeuchelView } from './sight.ts';
import type { Lot } from './state.ts';

/** What the table may tell before anybody commits to anything: all of it follows from the view. */
export function topCard(pile: KnownPile): Card {
  const [top] = pile.cards;
  if (!top || !isCard(top.card)) throw new Error('a stack whose top card nobody sees');
  return top.card;
}

/** HM4.1: the columns in which this card could take something if it came to stand on that row. */
export function takeableFrom(
  view: Pick<HeuchelView, 'columns'>,
  { seat, row, card }: { readonly seat: Seat; readonly row: number; readonly card: Card },
): readonly Seat[] {
  // HM5.1: on its own goal it is turned over, and takes nothing.
  if (goalRow(card) === row) return [];
  return seatsOf(view.columns.length).filter((other) => {
    const pile = view.columns[other - 1]?.[row - 1];
    return other !== seat && pile && !pile.faceDown && outranks(card, topCard(pile));
  });
}

/** `unknown` where the next card must be remembered (HM8.3). */
export type Rest = 'none' | 'stays' | 'lapses' | 'comes-home' | 'unknown';

/** HM4.6, HM4.7: what becomes of a stack when so many cards have been taken from its top. */
export function restAfter(cards: readonly KnownCard[], row: number, count: number): Rest {
  const next = cards[count];
  if (!next) return 'none';
  if (next.card === '?') return 'unknown';
  const goal = goalRow(next.card);
  if (row > goal) return 'lapses';
  return row === goal ? 'comes-home' : 'stays';
}

/** HM6.1: would this taking, for all that lies open, leave nobody else with face-up cards? */
export function endsByTaking(
  view: Pick<HeuchelView, 'columns' | 'landed' | 'onTurn'>,
  lots: readonly Lot[],
): boolean {
  return seatsOf(view.columns.length).every((seat) => {
    if (seat === view.onTurn) return true;
    const lot = lots.find(({ column }) => column === seat);
    return (view.columns[seat - 1] ?? []).every((pile, index) => {
      if (!pile || pile.faceDown) return true;
      if (!lot || index + 1 !== view.landed) return false;
      const rest = restAfter(pile.cards, index + 1, lot.count);
      return rest !== 'stays' && rest !== 'unknown';
    });
  });
}

export interface Tally {
  /** Of the cards whose rank is known. */
  readonly points: number;
  /** Cards that may count either way: their rank is not known. */
  readonly unknown: number;
}

/**
 * HM6.3: how a column would count if the game ended now, as far as the viewer knows; undefined where it
 * must remember what lies there (HM8.3).
 */
export function tallyOf(
  view: Pick<HeuchelView, 'columns' | 'gone'>,
  seat: Seat,
): Tally | undefined {
  const lost = (view.gone[seat - 1] ?? []).reduce((sum, card) => sum + rankOf(card), 0);
  const column = view.columns[seat - 1] ?? [];
  if (column.some((pile) => pile?.cards.some(({ card }) => card === '?'))) return undefined;
  const lying = column.flatMap((pile, index) =>
    (pile?.cards ?? []).map(({ card }) => ({ card, isPlus: index + 1 >= goalRow(card) })),
  );
  const points = lying.reduce((sum, { card, isPlus }) => {
    if (!isCard(card)) return sum;
    return isPlus ? sum + rankOf(card) : sum - rankOf(card);
  }, -lost);
  return { points, unknown: lying.filter(({ card }) => !isCard(card)).length };
}

/** Rows between which something lies or can land. */
export interface RowsInUse {
  readonly low: number;
  readonly high: number;
}

/** HM3.2: below the lowest card nothing will ever lie again, and none gets far beyond the highest. */
export function rowsInUse(
  ...views: readonly Pick<HeuchelView, 'columns' | 'options'>[]
): RowsInUse {
  const rows = views.flatMap(({ columns }) =>
    columns.flatMap((column) => column.flatMap((pile, floor) => (pile ? [floor + 1] : []))),
  );
  // HM7.1: with the die, up to six rows further.
  const reach = views.some(({ options }) => options.die === 'on') ? 6 : 1;
  const highest = Math.max(0, ...rows) + reach;
  // HM1.4: what has not been laid out yet will lie on the lower six.
  return {
    low: rows.length > 0 ? Math.min(...rows) : 1,
    high: Math.min(TOP_ROW, Math.max(WAY, highest)),
  };
}
