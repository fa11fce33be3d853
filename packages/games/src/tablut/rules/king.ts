import type { TablutOptions } from '../info.ts';
import { ATTACKER, type Board, kingSquare } from './board.ts';
import { destinations, type Position } from './moving.ts';
import { across, inOrder, isCorner, PALACE, sidesOf, type Square } from './square.ts';

/** TB4.1 and TB4.2 */
export type KingCapture = 'easy' | 'hard';

/**
 * How an attacker that arrives on `closing` takes the king, if it does: only the piece that moved can
 * close the trap, so a king that steps into it himself is safe.
 */
export function kingTakenFrom(
  { board, options }: Position,
  closing: Square,
): KingCapture | undefined {
  const king = kingSquare(board);
  if (!sidesOf(king).includes(closing)) return undefined;
  if (isTakenTheEasyWay(board, king, closing, options)) return 'easy';
  return isTakenTheHardWay(board, king, closing) ? 'hard' : undefined;
}

/** The corners that the king could go to at once. TB4.5 */
export function cornersInReach(position: Position): Square[] {
  return inOrder(destinations(position, kingSquare(position.board)).filter(isCorner));
}

function isTakenTheEasyWay(
  board: Board,
  king: Square,
  closing: Square,
  options: TablutOptions,
): boolean {
  if (options.kingCapture === 'hard') return false; // TB4.3
  if (king === PALACE) return false; // TB4.1
  const opposite = across(closing, king);
  return opposite !== undefined && board[opposite] === ATTACKER; // TB3.4: a corner does not do
}

function isTakenTheHardWay(board: Board, king: Square, closing: Square): boolean {
  return sidesOf(king).every(
    (side) =>
      side === closing ||
      board[side] === ATTACKER ||
      isCorner(side) || // TB4.2: no available side
      side === PALACE, // TB4.2: no available side; it is empty, since the king stands beside it
  );
}
