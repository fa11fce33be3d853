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
    carry(picked, to) {
      const [from = ''] = picked;
      const move = { from: squareNamed(from), to: squareNamed(to) };
      return { kind: targetsOf(decision, picked).includes(to) ? 'play' : 'explain', move };
    },
    // A piece of the other side: let the rules say whose it is.
    press(cell) {
      const square = squareNamed(cell);
      if (!sideAt(board, square)) return undefined;
      return { kind: 'explain', move: { from: square, to: square } };
    },
  };
}

/** The squares that what is in hand may go to. */
export function targetsOf({ moves }: Decision, [cell]: readonly string[]): readonly string[] {
  const from = cell === undefined ? undefined : squareNamed(cell);
  return moves.filter((move) => move.from === from).map(({ to }) => makeSquare(to));
}
