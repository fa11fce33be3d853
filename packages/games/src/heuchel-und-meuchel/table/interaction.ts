import { type Seat, unreachable } from '@kast/kernel';
import type { HeuchelMove, HeuchelView, KnownPile, Lot } from '../rules/index.ts';
import type { Field } from './geometry.ts';

/** What the player is doing with a hand over the house. */
export interface Hand {
  /** The row of the own stack that is to be moved or removed. */
  readonly selected: number | undefined;
  /** Cards from its top that are to go along; undefined for all of them. */
  readonly count: number | undefined;
  /** The stack follows the pointer. */
  readonly isLifted: boolean;
  /** What is to be taken so far, in this order (HM4.3). */
  readonly lots: readonly Lot[];
  /** A stack that somebody only looks at. */
  readonly looking: Field | undefined;
}

export const EMPTY_HAND: Hand = {
  selected: undefined,
  count: undefined,
  isLifted: false,
  lots: [],
  looking: undefined,
};

/** Mouse, finger and keyboard all end in these. */
export type Gesture =
  | { readonly kind: 'press'; readonly field: Field }
  | { readonly kind: 'lift'; readonly field: Field }
  | { readonly kind: 'drop'; readonly field: Field | undefined }
  /** A card of the selected stack: so many from the top go along. */
  | { readonly kind: 'count'; readonly count: number }
  /** A card of a stack that can be taken; 0 takes nothing of it. */
  | { readonly kind: 'lot'; readonly lot: Lot }
  | { readonly kind: 'cancel' };

export interface Decision {
  readonly view: HeuchelView;
  /** Nobody decides here while it is undefined. */
  readonly seat: Seat | undefined;
  readonly moves: readonly HeuchelMove[];
}

export interface Answer {
  readonly hand: Hand;
  /** `explain` asks why a move is forbidden; the selection stays, for a better try. */
  readonly act?: { readonly kind: 'play' | 'explain'; readonly move: HeuchelMove };
}

/** Turns a gesture into a selection or a move. It knows the legal moves and no rule. */
export function answerTo(decision: Decision, hand: Hand, gesture: Gesture): Answer {
  switch (gesture.kind) {
    case 'press':
      return press(decision, hand, gesture.field);
    case 'lift':
      return isMovable(decision, gesture.field)
        ? { hand: { ...select(decision, hand, gesture.field.row), isLifted: true } }
        : { hand: EMPTY_HAND };
    case 'drop':
      return drop(decision, { ...hand, isLifted: false }, gesture.field);
    case 'count':
      return { hand: { ...hand, count: gesture.count } };
    case 'lot':
      return { hand: { ...hand, lots: withLot(hand.lots, gesture.lot) } };
    case 'cancel':
      return { hand: EMPTY_HAND };
    default:
      return unreachable(gesture);
  }
}

export function pileOn(
  { columns }: Pick<HeuchelView, 'columns'>,
  field: Field,
): KnownPile | undefined {
  return columns[field.seat - 1]?.[field.row - 1] ?? undefined;
}

/** Where the selected stack may go, with as many cards as were chosen. */
export function targetsOf(decision: Decision, hand: Hand): readonly number[] {
  const count = countOf(decision, hand);
  return decision.moves.flatMap((move) =>
    move.kind === 'move' && move.from === hand.selected && move.count === count ? [move.to] : [],
  );
}

/** HM3.5: how many cards of the selected stack may go along. */
export function partsOf(decision: Decision, row: number | undefined): readonly number[] {
  const height = row === undefined ? 0 : heightAt(decision, row);
  const counts = decision.moves.flatMap((move) =>
    move.kind === 'move' && move.from === row ? [move.count || height] : [],
  );
  return [...new Set(counts)].toSorted((one, other) => one - other);
}

/** The columns from which something can be taken now. */
export function takeableIn({ moves }: Decision): readonly Seat[] {
  const columns = moves.flatMap((move) =>
    move.kind === 'take' ? move.lots.map(({ column }) => column) : [],
  );
  return [...new Set(columns)].toSorted((one, other) => one - other);
}

export function isMovable({ moves, seat }: Decision, field: Field): boolean {
  return (
    field.seat === seat && moves.some((move) => move.kind === 'move' && move.from === field.row)
  );
}

/** In notation the whole stack is 0. */
function countOf(decision: Decision, { selected, count }: Hand): number {
  if (selected === undefined || count === undefined) return 0;
  return count >= heightAt(decision, selected) ? 0 : count;
}

function heightAt({ view, seat }: Decision, row: number): number {
  return seat === undefined ? 0 : (pileOn(view, { seat, row })?.cards.length ?? 0);
}

function press(decision: Decision, hand: Hand, field: Field): Answer {
  const { view, seat, moves } = decision;
  if (seat === undefined) return { hand: look(view, hand, field) };
  if (moves.some(({ kind }) => kind === 'take')) return pressTaking(decision, hand, field);
  if (moves.some(({ kind }) => kind === 'remove')) return pressRemoving(decision, hand, field);
  if (!moves.some(({ kind }) => kind === 'move')) return { hand: look(view, hand, field) };
  if (isMovable(decision, field)) {
    return { hand: field.row === hand.selected ? EMPTY_HAND : select(decision, hand, field.row) };
  }
  if (field.seat === seat && hand.selected !== undefined) return moveTo(decision, hand, field.row);
  const pile = pileOn(view, field);
  if (field.seat === seat && pile) {
    const move = { kind: 'move', from: field.row, count: 0, to: field.row + 1 } as const;
    return { hand: look(view, hand, field), act: { kind: 'explain', move } };
  }
  return { hand: look(view, hand, field) };
}

/** All of it, or nothing; the tray has the choices in between. */
function pressTaking(decision: Decision, hand: Hand, field: Field): Answer {
  const { view } = decision;
  const pile = pileOn(view, field);
  if (!pile || field.row !== view.landed || field.seat === decision.seat) {
    return { hand: look(view, hand, field) };
  }
  const lot = { column: field.seat, count: pile.cards.length };
  if (!takeableIn(decision).includes(field.seat)) {
    return { hand, act: { kind: 'explain', move: { kind: 'take', lots: [lot] } } };
  }
  const isTaken = hand.lots.some(({ column }) => column === field.seat);
  return { hand: { ...hand, lots: withLot(hand.lots, isTaken ? { ...lot, count: 0 } : lot) } };
}

function pressRemoving({ view, seat, moves }: Decision, hand: Hand, field: Field): Answer {
  const move = { kind: 'remove', row: field.row } as const;
  if (field.seat !== seat) return { hand: look(view, hand, field) };
  if (!moves.some((other) => other.kind === 'remove' && other.row === field.row)) {
    return { hand, act: { kind: 'explain', move } };
  }
  if (hand.selected === field.row) return { hand: EMPTY_HAND, act: { kind: 'play', move } };
  return { hand: { ...EMPTY_HAND, selected: field.row } };
}

function drop(decision: Decision, hand: Hand, field: Field | undefined): Answer {
  if (!field || hand.selected === undefined) return { hand: EMPTY_HAND };
  if (field.seat !== decision.seat || field.row === hand.selected) return { hand };
  return moveTo(decision, hand, field.row);
}

function moveTo(decision: Decision, hand: Hand, to: number): Answer {
  const from = hand.selected;
  if (from === undefined) return { hand };
  const move = { kind: 'move', from, count: countOf(decision, hand), to } as const;
  if (targetsOf(decision, hand).includes(to)) {
    return { hand: EMPTY_HAND, act: { kind: 'play', move } };
  }
  return { hand, act: { kind: 'explain', move } };
}

function select(decision: Decision, hand: Hand, row: number): Hand {
  if (hand.selected === row) return hand;
  const parts = partsOf(decision, row);
  return { ...EMPTY_HAND, selected: row, count: parts.at(-1) };
}

function look(view: HeuchelView, hand: Hand, field: Field): Hand {
  const isSame = hand.looking?.seat === field.seat && hand.looking.row === field.row;
  const looking = isSame || !pileOn(view, field) ? undefined : field;
  return { ...EMPTY_HAND, lots: hand.lots, looking };
}

/** Keeps the order in which columns were chosen first. */
function withLot(lots: readonly Lot[], lot: Lot): readonly Lot[] {
  if (lot.count === 0) return lots.filter(({ column }) => column !== lot.column);
  if (lots.some(({ column }) => column === lot.column)) {
    return lots.map((other) => (other.column === lot.column ? lot : other));
  }
  return [...lots, lot];
}
