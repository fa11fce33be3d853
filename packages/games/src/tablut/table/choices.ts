import type { Choices } from '@kast/ui';
import {
  type Board,
  type Side,
  type Square,
  sideAt,
  squareNamed,
  type TablutMove,
} from '../rules/index.ts';

export interface Decision {
  readonly board: Board;
  readonly side: Side;
  readonly moves: readonly TablutMove[];
}

/** What the hand may do on the board. */
export function choicesOf(decision: Decision): Choices<TablutMove> {
  const { board, side } = decision;
  return {
    // One that cannot go anywhere too, so that its ways can be asked for.
    isOwn: (cell) => sideAt(board, squareNamed(cell)) === side,
    go(from, to) {
      const move = { from: squareNamed(from), to: squareNamed(to) };
      const isLegal = targetsOf(decision, move.from).includes(move.to);
      return { kind: isLegal ? 'play' : 'explain', move };
    },
    // A piece of the other side: let the rules say whose it is.
    press(cell) {
      const square = squareNamed(cell);
      if (!sideAt(board, square)) return undefined;
      return { kind: 'explain', move: { from: square, to: square } };
    },
  };
}

export function targetsOf({ moves }: Decision, from: Square): readonly Square[] {
  return moves.filter((move) => move.from === from).map((move) => move.to);
}
