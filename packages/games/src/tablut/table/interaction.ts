import { unreachable } from '@kast/kernel';
import { type Board, type Side, type Square, sideAt, type TablutMove } from '../rules/index.ts';

/** What the player is doing with a hand over the board. */
export interface Hand {
  readonly selected: Square | undefined;
  /** The selected piece hangs in the air, following the pointer. */
  readonly isLifted: boolean;
}

export const EMPTY_HAND: Hand = { selected: undefined, isLifted: false };

/** Mouse, finger and keyboard all end in these. */
export type Gesture =
  | { readonly kind: 'press'; readonly square: Square }
  | { readonly kind: 'lift'; readonly square: Square }
  | { readonly kind: 'drop'; readonly square: Square | undefined }
  | { readonly kind: 'cancel' };

/** What there is to decide: nothing while `side` is undefined. */
export interface Decision {
  readonly board: Board;
  readonly side: Side | undefined;
  readonly moves: readonly TablutMove[];
}

export interface Answer {
  readonly hand: Hand;
  /** `explain` asks why a move is forbidden; the selection stays, for a better try. */
  readonly act?: { readonly kind: 'play' | 'explain'; readonly move: TablutMove };
}

/** Turns a gesture into a selection or a move. It knows the legal moves and no rule. */
export function answerTo(decision: Decision, hand: Hand, gesture: Gesture): Answer {
  if (decision.side === undefined) return { hand: EMPTY_HAND };
  switch (gesture.kind) {
    case 'press':
      return press(decision, selectedIn(decision, hand), gesture.square);
    case 'lift':
      return isOwn(decision, gesture.square)
        ? { hand: { selected: gesture.square, isLifted: true } }
        : { hand: EMPTY_HAND };
    case 'drop':
      return drop(decision, hand.selected, gesture.square);
    case 'cancel':
      return { hand: EMPTY_HAND };
    default:
      return unreachable(gesture);
  }
}

/** The selection, unless the board has changed under it. */
export function selectedIn(decision: Decision, hand: Hand): Square | undefined {
  const { selected } = hand;
  return selected !== undefined && isOwn(decision, selected) ? selected : undefined;
}

export function targetsOf({ moves }: Decision, from: Square | undefined): readonly Square[] {
  return moves.filter((move) => move.from === from).map((move) => move.to);
}

export function isOwn({ board, side }: Decision, square: Square): boolean {
  return side !== undefined && sideAt(board, square) === side;
}

function press(decision: Decision, selected: Square | undefined, square: Square): Answer {
  if (square === selected) return { hand: EMPTY_HAND };
  if (isOwn(decision, square)) return { hand: holding(square) };
  if (selected !== undefined) return moveTo(decision, selected, square);
  // A piece of the other side: let the rules say whose it is.
  if (sideAt(decision.board, square)) {
    return { hand: EMPTY_HAND, act: { kind: 'explain', move: { from: square, to: square } } };
  }
  return { hand: EMPTY_HAND };
}

function drop(decision: Decision, from: Square | undefined, square: Square | undefined): Answer {
  if (from === undefined || square === undefined) return { hand: EMPTY_HAND };
  if (from === square) return { hand: holding(from) };
  return moveTo(decision, from, square);
}

function moveTo(decision: Decision, from: Square, to: Square): Answer {
  const move = { from, to };
  if (targetsOf(decision, from).includes(to))
    return { hand: EMPTY_HAND, act: { kind: 'play', move } };
  return { hand: holding(from), act: { kind: 'explain', move } };
}

function holding(square: Square): Hand {
  return { selected: square, isLifted: false };
}
