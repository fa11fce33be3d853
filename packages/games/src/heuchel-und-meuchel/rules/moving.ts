import { must } from '@kast/kernel';
import { classOf, goalRow, isOnGoal, startRow, TOP_ROW } from './cards.ts';
import {
  columnOf,
  openPile,
  openPileAt,
  openRows,
  pileAt,
  topOf,
  withColumn,
  withPile,
} from './columns.ts';
import type { HeuchelRefusal } from './refusals.ts';
import { settleRest } from './resting.ts';
import type { Column, HeuchelState, Pile } from './state.ts';

export interface Way {
  readonly from: number;
  /** Cards from the top; 0 for the whole stack. */
  readonly count: number;
  readonly to: number;
}

/** Every move of the seat on turn, with its roll if there is one. */
export function ways(state: HeuchelState): readonly Way[] {
  const column = columnOf(state, state.onTurn);
  return openRows(column).flatMap((from) => {
    const pile = must(openPileAt(column, from), 'an open stack');
    const targets = targetsOf(state, column, from);
    return countsOf(state, pile, from).flatMap((count) =>
      targets.map((to) => ({ from, count, to })),
    );
  });
}

export function checkWay(
  state: HeuchelState,
  { from, count, to }: Way,
): HeuchelRefusal | undefined {
  const column = columnOf(state, state.onTurn);
  const pile = pileAt(column, from);
  if (!pile) return { rule: 'HM3.1', reason: 'nothing-to-move', facts: { row: from } };
  if (pile.faceDown) return { rule: 'HM5.1', reason: 'face-down', facts: { row: from } };
  if (count < 0 || count >= pile.cards.length) {
    return { rule: 'HM3.5', reason: 'no-such-part', facts: { row: from, count } };
  }
  if (!countsOf(state, pile, from).includes(count)) {
    return { rule: 'HM3.5', reason: 'no-splitting-here', facts: { row: from } };
  }
  return targetsOf(state, column, from).includes(to)
    ? undefined
    : whyNotTo(state, column, from, to);
}

/** HM3.3, HM3.4: where each jump lands, one after the other; every one of them may be the last. */
export function landings(column: Column, from: number): readonly number[] {
  const card = topOf(must(pileAt(column, from), 'a stack to move'));
  const found: number[] = [];
  let row = from;
  do {
    row += 1;
    while (row <= goalRow(card) && !isFree(column, row, card)) row += 1;
    // HM3.6
    if (row > goalRow(card)) return found;
    found.push(row);
  } while (row < TOP_ROW && !isFree(column, row + 1, card));
  return found;
}

/** The board after a move, before anything is taken. */
export function moved(state: HeuchelState, { from, count, to }: Way): HeuchelState {
  const column = columnOf(state, state.onTurn);
  const { cards } = must(openPileAt(column, from), 'an open stack');
  const size = count === 0 ? cards.length : count;
  const left = withPile(column, from, openPile(cards.slice(size)));
  const columns = withColumn<'columns'>(
    state.columns,
    state.onTurn,
    withPile(left, to, arriving(cards.slice(0, size), to, pileAt(column, to))),
  );
  return settleRest({ ...state, columns }, state.onTurn, from);
}

function targetsOf(state: HeuchelState, column: Column, from: number): readonly number[] {
  if (state.roll === 0) return landings(column, from);
  // HM7.1, HM7.2
  const to = from + state.roll;
  const card = topOf(must(pileAt(column, from), 'a stack to move'));
  return to <= goalRow(card) && isFree(column, to, card) ? [to] : [];
}

/** HM3.5: the whole stack, and its upper parts where it may be split. */
function countsOf(state: HeuchelState, pile: Pile, from: number): readonly number[] {
  const atStart = startRow(classOf(topOf(pile))) === from;
  if (!atStart && state.options.split === 'start') return [0];
  return pile.cards.map((_, index) => index);
}

/** HM3.7: face-down cards leave their field free for whoever has the same goal. */
function isFree(column: Column, row: number, card: string): boolean {
  const pile = pileAt(column, row);
  return !pile || (pile.faceDown && isOnGoal(card, row));
}

/** HM5.1, HM5.2 */
function arriving(cards: Pile['cards'], row: number, lying: Pile | undefined): Pile {
  const faceDown = isOnGoal(must(cards[0], 'a top card').card, row);
  return { cards: [...cards, ...(lying?.cards ?? [])], faceDown };
}

function whyNotTo(state: HeuchelState, column: Column, from: number, to: number): HeuchelRefusal {
  const card = topOf(must(pileAt(column, from), 'a stack to move'));
  const goal = goalRow(card);
  if (to <= from) return { rule: 'HM3.2', reason: 'never-down', facts: { from, to } };
  if (to > goal) return { rule: 'HM3.6', reason: 'past-its-goal', facts: { card, goal } };
  if (state.roll > 0 && to !== from + state.roll) {
    return { rule: 'HM7.1', reason: 'not-the-roll', facts: { pips: state.roll, steps: to - from } };
  }
  if (!isFree(column, to, card)) {
    const plain = state.roll > 0 ? 'HM7.2' : 'HM3.3';
    const rule = pileAt(column, to)?.faceDown ? 'HM3.7' : plain;
    return { rule, reason: 'field-taken', facts: { row: to } };
  }
  return { rule: 'HM3.3', reason: 'no-landing', facts: { to, landings: landings(column, from) } };
}
