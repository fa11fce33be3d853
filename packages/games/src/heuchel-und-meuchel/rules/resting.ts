import type { Seat } from '@kast/kernel';
import { goalRow } from './cards.ts';
import { columnOf, openPile, openPileAt, topOf, withColumn, withPile } from './columns.ts';
import type { HeuchelState } from './state.ts';

/** What stays behind when the upper part of a stack has gone: HM4.6, HM4.7, HM3.5. */
export function settleRest(state: HeuchelState, seat: Seat, row: number): HeuchelState {
  const column = columnOf(state, seat);
  const rest = openPileAt(column, row);
  if (!rest) return state;
  const goal = goalRow(topOf(rest));
  // HM4.6
  if (row > goal) return leaveBoard(state, seat, row, rest.cards.length);
  // HM4.7
  if (row === goal) return turnOver(state, seat, row);
  return state;
}

/** HM7.4, HM7.5: the top card goes, and every card past its goal that shows up under it. */
export function removeCard(state: HeuchelState, seat: Seat, row: number): HeuchelState {
  const next = leaveBoard(state, seat, row, 1);
  const rest = openPileAt(columnOf(next, seat), row);
  if (!rest) return next;
  const goal = goalRow(topOf(rest));
  if (row > goal) return removeCard(next, seat, row);
  return row === goal ? turnOver(next, seat, row) : next;
}

function turnOver(state: HeuchelState, seat: Seat, row: number): HeuchelState {
  const column = columnOf(state, seat);
  const pile = openPileAt(column, row);
  if (!pile) return state;
  const turned = withPile(column, row, { ...pile, faceDown: true });
  return { ...state, columns: withColumn<'columns'>(state.columns, seat, turned) };
}

/** So many cards from the top leave the board and count against their owner. */
function leaveBoard(state: HeuchelState, seat: Seat, row: number, count: number): HeuchelState {
  const column = columnOf(state, seat);
  const cards = openPileAt(column, row)?.cards ?? [];
  const leaving = cards.slice(0, count).map(({ card }) => card);
  const rest = withPile(column, row, openPile(cards.slice(count)));
  return {
    ...state,
    columns: withColumn<'columns'>(state.columns, seat, rest),
    gone: withColumn<'gone'>(state.gone, seat, [...(state.gone[seat - 1] ?? []), ...leaving]),
  };
}
