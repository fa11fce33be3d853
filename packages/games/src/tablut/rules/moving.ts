import type { TablutOptions } from '../info.ts';
import { type Board, isEmpty, KING, type Side, sideAt } from './board.ts';
import { isCorner, PALACE, raysFrom, type Square, SQUARES } from './square.ts';

/** One decision: a piece goes from one square to another. What it takes follows from the board. */
export interface TablutMove {
  readonly from: Square;
  readonly to: Square;
}

/** The pieces and the rules they move by. */
export interface Position {
  readonly board: Board;
  readonly options: TablutOptions;
}

/** What keeps a piece from going over a square, or from ending its move there. */
export type Hindrance = 'piece' | 'palace' | 'corner';

/** Every move of one side, by the square it starts from. */
export function movesOf(position: Position, side: Side): TablutMove[] {
  const moves: TablutMove[] = [];
  for (const from of SQUARES) {
    if (sideAt(position.board, from) !== side) continue;
    for (const to of destinations(position, from)) moves.push({ from, to });
  }
  return moves;
}

export function canMove(position: Position, side: Side): boolean {
  return SQUARES.some(
    (from) => sideAt(position.board, from) === side && hasDestination(position, from),
  );
}

function hasDestination(position: Position, from: Square): boolean {
  for (const ray of raysFrom(from)) {
    for (const to of ray) {
      if (!whyNotEnd(position, from, to)) return true;
      if (whyNotPass(position, to)) break;
    }
  }
  return false;
}

/** TB2.1: along each of the four lines until something is in the way. */
export function destinations(position: Position, from: Square): Square[] {
  const found: Square[] = [];
  for (const ray of raysFrom(from)) {
    for (const to of ray) {
      if (!whyNotEnd(position, from, to)) found.push(to);
      if (whyNotPass(position, to)) break;
    }
  }
  return found;
}

/** The squares from which a piece of that side could go to `to`: the same lines, walked back. TB2.1 */
export function piecesThatReach(position: Position, side: Side, to: Square): Square[] {
  return raysFrom(to).flatMap((ray) => {
    const from = ray.find((square) => whyNotPass(position, square));
    if (from === undefined || sideAt(position.board, from) !== side) return [];
    return whyNotEnd(position, from, to) ? [] : [from];
  });
}

export function whyNotPass({ board, options }: Position, square: Square): Hindrance | undefined {
  if (!isEmpty(board, square)) return 'piece'; // TB2.1
  if (square === PALACE && options.palacePassage === 'closed') return 'palace'; // TB2.2
  return undefined;
}

export function whyNotEnd({ board }: Position, from: Square, to: Square): Hindrance | undefined {
  if (!isEmpty(board, to)) return 'piece'; // TB2.1
  if (to === PALACE) return 'palace'; // TB2.2: the palace is empty only once the king has left it
  if (isCorner(to) && board[from] !== KING) return 'corner'; // TB2.3
  return undefined;
}
