import { linesThrough, type Point, POINTS } from './points.ts';

export type Side = 'light' | 'dark';
export type Piece = 'L' | 'D';

/** A character for each point: `L`, `D` or `.`. */
export type Board = string;

export const EMPTY = '.';
export const EMPTY_BOARD: Board = EMPTY.repeat(POINTS.length);

/** NM1.3 */
export function seatOf(side: Side): number {
  return side === 'light' ? 1 : 2;
}

export function sideOf(seat: number): Side {
  return seat === 1 ? 'light' : 'dark';
}

export function otherSide(side: Side): Side {
  return side === 'light' ? 'dark' : 'light';
}

export function pieceOf(side: Side): Piece {
  return side === 'light' ? 'L' : 'D';
}

export function sideAt(board: Board, point: Point): Side | undefined {
  if (board[point] === 'L') return 'light';
  return board[point] === 'D' ? 'dark' : undefined;
}

export function pointsOf(board: Board, side: Side): readonly Point[] {
  return POINTS.filter((point) => sideAt(board, point) === side);
}

export function put(board: Board, point: Point, piece: Piece | typeof EMPTY): Board {
  return board.slice(0, point) + piece + board.slice(point + 1);
}

/** NM3.1: the lines through this point that whoever stands here fills alone. */
export function millsThrough(board: Board, point: Point): readonly (readonly Point[])[] {
  const side = sideAt(board, point);
  if (!side) return [];
  return linesThrough(point).filter((line) => line.every((other) => sideAt(board, other) === side));
}

export function isInMill(board: Board, point: Point): boolean {
  return millsThrough(board, point).length > 0;
}
