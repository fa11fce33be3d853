import { must, type Seat } from '@kast/kernel';
import { type Card, TOP_ROW } from './cards.ts';
import type { Column, HeuchelState, LyingCard, Pile } from './state.ts';

export const ROWS: readonly number[] = Array.from({ length: TOP_ROW }, (_, index) => index + 1);

export const EMPTY_COLUMN: Column = ROWS.map(() => null);

export function columnOf(state: Pick<HeuchelState, 'columns'>, seat: Seat): Column {
  return must(state.columns[seat - 1], `column ${seat}`);
}

export function pileAt(column: Column, row: number): Pile | undefined {
  return column[row - 1] ?? undefined;
}

/** A stack that can still move or be taken. */
export function openPileAt(column: Column, row: number): Pile | undefined {
  const pile = pileAt(column, row);
  return pile && !pile.faceDown ? pile : undefined;
}

export function topOf(pile: Pile): Card {
  return must(pile.cards[0], 'a top card').card;
}

/** HM5.1: where a column has stacks that are still on their way. Also of what a viewer knows of it. */
export function openRows(
  column: readonly (Pick<Pile, 'faceDown'> | null)[] | undefined,
): readonly number[] {
  return ROWS.filter((row) => column?.[row - 1]?.faceDown === false);
}

export function hasOpenCards(column: Column): boolean {
  return column.some((pile) => pile && !pile.faceDown);
}

export function withPile(column: Column, row: number, pile: Pile | null): Column {
  return column.map((other, index) => (index === row - 1 ? pile : other));
}

export function withColumn<Key extends 'columns' | 'gone'>(
  lists: HeuchelState[Key],
  seat: Seat,
  list: HeuchelState[Key][number],
): HeuchelState[Key] {
  return lists.map((other, index) => (index === seat - 1 ? list : other)) as HeuchelState[Key];
}

/** An open stack whose top card everybody sees from now on (HM8.1); null for no cards. */
export function openPile(cards: readonly LyingCard[]): Pile | null {
  const [top, ...rest] = cards;
  return top ? { cards: [{ card: top.card, known: 0 }, ...rest], faceDown: false } : null;
}
