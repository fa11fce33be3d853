import { type Seat, seatsOf } from '@kast/kernel';
import {
  type Card,
  CLASSES,
  goalRow,
  isCard,
  isOnGoal,
  outranks,
  startRow,
  TOP_ROW,
  WAY,
} from './cards.ts';
import { openRows, ROWS } from './columns.ts';
import type { KnownCard, KnownPile } from './knowing.ts';
import { pointsFor } from './scoring.ts';
import type { HeuchelView } from './view.ts';
import type { Lot } from './state.ts';

/** What the table may tell before anybody commits to anything: all of it follows from the view. */
export function topCard(pile: KnownPile): Card {
  const [top] = pile.cards;
  if (!top || !isCard(top.card)) throw new Error('a stack whose top card nobody sees');
  return top.card;
}

/** HM5.1: the card that leads a stack on its way; undefined where none lies, or what lies there is home. */
export function openTopAt(
  { columns }: Pick<HeuchelView, 'columns'>,
  seat: Seat,
  row: number,
): Card | undefined {
  const pile = columns[seat - 1]?.[row - 1];
  const top = pile && !pile.faceDown ? pile.cards[0]?.card : undefined;
  return top !== undefined && isCard(top) ? top : undefined;
}

/**
 * HM2.2, HM2.4: a card on each start row and none beyond. This seat had nothing to arrange, and has moved
 * nothing yet.
 */
export function liesAsDealtOneByOne(
  { columns }: Pick<HeuchelView, 'columns'>,
  seat: Seat,
): boolean {
  const starts = new Set(CLASSES.map(startRow));
  return ROWS.every((row) => {
    const lying = columns[seat - 1]?.[row - 1]?.cards.length ?? 0;
    return lying === (starts.has(row) ? 1 : 0);
  });
}

/** HM3.3: further than to the next field. HM7.1: by the die it goes as far as was rolled, and jumps nothing. */
export function isJump(
  { options }: Pick<HeuchelView, 'options'>,
  from: number,
  to: number,
): boolean {
  return options.die === 'off' && to > from + 1;
}

/** HM4.1: the columns in which this card could take something if it came to stand on that row. */
export function takeableFrom(
  view: Pick<HeuchelView, 'columns'>,
  { seat, row, card }: { readonly seat: Seat; readonly row: number; readonly card: Card },
): readonly Seat[] {
  // HM5.1: on its own goal it is turned over, and takes nothing.
  if (isOnGoal(card, row)) return [];
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
  view: Pick<HeuchelView, 'columns' | 'landed' | 'onTurn' | 'options'>,
  lots: readonly Lot[],
): boolean {
  // HM7.6: with the die everybody plays on.
  if (view.options.die === 'on') return false;
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

/** HM6.1: those who end the match when the one stack comes home that each has left; nobody while it is far. */
export function whoseLastStacks({
  columns,
  options,
  onTurn,
}: Pick<HeuchelView, 'columns' | 'options' | 'onTurn'>): readonly Seat[] {
  // HM7.6
  if (options.die === 'on') return [];
  const onTheirWay = columns.flatMap((column, index) => {
    const stacks = openRows(column).length;
    return stacks > 0 ? [{ seat: index + 1, stacks }] : [];
  });
  const [farFromHome, ...others] = onTheirWay.filter(({ stacks }) => stacks > 1);
  if (others.length > 0) return [];
  const left = farFromHome?.seat ?? onTurn;
  return onTheirWay.flatMap(({ seat }) => (seat === left ? [] : [seat]));
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
  const gone = view.gone[seat - 1] ?? [];
  const column = view.columns[seat - 1] ?? [];
  if (column.some((pile) => pile?.cards.some(({ card }) => card === '?'))) return undefined;
  const lying = column.flatMap((pile, index) =>
    (pile?.cards ?? []).map(({ card }) => ({ card, row: index + 1 })),
  );
  const points = [...lying, ...gone.map((card) => ({ card, row: undefined }))].reduce(
    (sum, { card, row }) => (isCard(card) ? sum + pointsFor(card, row) : sum),
    0,
  );
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
