import { must, type Seat, seatsOf } from '@kast/kernel';
import { outranks } from './cards.ts';
import { columnOf, openPile, openPileAt, pileAt, topOf, withColumn, withPile } from './columns.ts';
import { makeColumn } from './notation.ts';
import type { HeuchelRefusal } from './refusals.ts';
import { settleRest } from './resting.ts';
import type { HeuchelState, Lot, Pile } from './state.ts';

/** HM4.1: the columns in which the stack that landed may take something. */
export function takeable(state: HeuchelState): readonly Seat[] {
  const mine = openPileAt(columnOf(state, state.onTurn), state.landed);
  if (!mine) return [];
  return seatsOf(state.seats).filter((seat) => {
    const pile =
      seat === state.onTurn ? undefined : openPileAt(columnOf(state, seat), state.landed);
    return pile && outranks(topOf(mine), topOf(pile));
  });
}

/** Every way to take: HM4.1, HM4.2, and in which order (HM4.3). */
export function takings(state: HeuchelState): readonly (readonly Lot[])[] {
  const columns = takeable(state);
  return orders(columns).flatMap((order) =>
    order.reduce<readonly (readonly Lot[])[]>(
      (lots, column) =>
        lots.flatMap((taken) =>
          countsIn(state, column).map((count) => [...taken, { column, count }]),
        ),
      [[]],
    ),
  );
}

export function checkTaking(state: HeuchelState, lots: readonly Lot[]): HeuchelRefusal | undefined {
  for (const [index, { column, count }] of lots.entries()) {
    const name = makeColumn(column);
    if (lots.findIndex((lot) => lot.column === column) !== index) {
      return { rule: 'HM4.1', reason: 'column-twice', facts: { column: name } };
    }
    const refusal = whyNotFrom(state, column);
    if (refusal) return refusal;
    if (!countsIn(state, column).includes(count)) {
      return { rule: 'HM4.2', reason: 'no-such-part', facts: { row: state.landed, count } };
    }
  }
  return undefined;
}

export function take(state: HeuchelState, lots: readonly Lot[]): HeuchelState {
  return lots.reduce(takeLot, state);
}

/** HM4.3: under everything that is already there. */
function takeLot(state: HeuchelState, { column: seat, count }: Lot): HeuchelState {
  const row = state.landed;
  const theirs = columnOf(state, seat);
  const mine = columnOf(state, state.onTurn);
  const taken = openStack(state, seat).cards;
  const own = openStack(state, state.onTurn);
  const columns = withColumn<'columns'>(
    withColumn<'columns'>(state.columns, seat, withPile(theirs, row, openPile(taken.slice(count)))),
    state.onTurn,
    withPile(mine, row, { ...own, cards: [...own.cards, ...taken.slice(0, count)] }),
  );
  return settleRest({ ...state, columns }, seat, row);
}

function whyNotFrom(state: HeuchelState, seat: Seat): HeuchelRefusal | undefined {
  const column = makeColumn(seat);
  const pile = state.columns[seat - 1] && pileAt(columnOf(state, seat), state.landed);
  if (!pile || seat === state.onTurn) {
    return { rule: 'HM4.1', reason: 'nothing-to-take', facts: { column } };
  }
  // HM4.5
  if (pile.faceDown) return { rule: 'HM4.5', reason: 'safe', facts: { column } };
  const mine = topOf(openStack(state, state.onTurn));
  if (outranks(mine, topOf(pile))) return undefined;
  return { rule: 'HM4.1', reason: 'outranked', facts: { column, card: topOf(pile), mine } };
}

function openStack(state: HeuchelState, seat: Seat): Pile {
  return must(openPileAt(columnOf(state, seat), state.landed), 'an open stack');
}

function countsIn(state: HeuchelState, seat: Seat): readonly number[] {
  return openStack(state, seat).cards.map((_, index) => index + 1);
}

/** Every choice of at least one column, in every order. */
function orders(columns: readonly Seat[]): readonly (readonly Seat[])[] {
  return columns.flatMap((column, index) => [
    [column],
    ...orders(columns.toSpliced(index, 1)).map((rest) => [column, ...rest]),
  ]);
}
