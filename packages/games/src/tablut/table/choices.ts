import { type Choices, pickOne } from '@kast/ui/kit';
import {
  type Board,
  makeSquare,
  type Side,
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
    pick: pickOne((cell) => sideAt(board, squareNamed(cell)) === side),
    carry([from = ''], to) {
      const move = { from: squareNamed(from), to: squareNamed(to) };
      return { kind: targetsOf(decision, from).includes(to) ? 'play' : 'explain', move };
    },
    // A piece of the other side: let the rules say whose it is.
    press(cell) {
      const square = squareNamed(cell);
      if (!sideAt(board, square)) return undefined;
      return { kind: 'explain', move: { from: square, to: square } };
    },
  };
}

/** The names of the squares that this one may be left for. */
export function targetsOf({ moves }: Decision, from: string): readonly string[] {
  const square = squareNamed(from);
  return moves.filter((move) => move.from === square).map(({ to }) => makeSquare(to));
}
