import {
  ATTACKER,
  type Board,
  DEFENDER,
  KING,
  lift,
  otherSide,
  type Piece,
  relocate,
  sideAt,
} from './board.ts';
import type { Position, TablutMove } from './moving.ts';
import { across, inOrder, isCorner, raysFrom, sidesOf, type Square } from './square.ts';

/** The pawns that this move takes, in the order of the notation. At most three (TB3.7). */
export function pawnsTaken({ board, options }: Position, { from, to }: TablutMove): Square[] {
  const mover = board[from] as Piece;
  if (mover === KING && options.king === 'unarmed') return []; // TB3.5
  const prey = mover === ATTACKER ? DEFENDER : ATTACKER;
  const taken: Square[] = [];
  // TB3.1 by the piece that moved, so TB3.2: nothing happens to who steps in between. TB3.3 no diagonals.
  for (const [near, far] of raysFrom(to)) {
    if (near === undefined || far === undefined || board[near] !== prey) continue;
    if (helps({ board, options }, far, prey)) taken.push(near);
  }
  return inOrder(taken);
}

/** TB3.4: a corner held it on its far side, seen from the piece that moved beside it. */
export function isHeldByCorner(taken: Square, mover: Square): boolean {
  const far = across(mover, taken);
  return far !== undefined && isCorner(far);
}

/** TB3.2: it stands between two enemies, and nothing happens to it. */
export function isBetweenEnemies(board: Board, square: Square): boolean {
  const side = sideAt(board, square);
  const isEnemy = (other: Square | undefined): boolean =>
    other !== undefined && side !== undefined && sideAt(board, other) === otherSide(side);
  return sidesOf(square).some((near) => isEnemy(near) && isEnemy(across(near, square)));
}

/** The board after a move, with what it takes removed; the king is not a pawn. */
export function boardAfter(position: Position, move: TablutMove, taken: readonly Square[]): Board {
  return taken.reduce(lift, relocate(position.board, move.from, move.to));
}

/** Whether the far side of a pawn holds it: an enemy of it, or for a defender a corner. TB3.6: never the palace. */
function helps({ board, options }: Position, far: Square, prey: Piece): boolean {
  if (prey === DEFENDER) return board[far] === ATTACKER || isCorner(far); // TB3.4
  return board[far] === DEFENDER || (board[far] === KING && options.king === 'armed'); // TB3.5
}
