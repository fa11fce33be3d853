import type { Seat } from '@kast/kernel';
import type { Square } from './square.ts';

/** TB1.2: who moves the defenders and the king, and who moves the attackers. */
export type Side = 'light' | 'dark';

export const EMPTY = '.';
export const DEFENDER = 'L';
export const KING = 'K';
export const ATTACKER = 'D';

export type Piece = typeof DEFENDER | typeof KING | typeof ATTACKER;

/** One character per square, in the order of the squares. A value: moving makes a new board. */
export type Board = string;

export function pieceAt(board: Board, square: Square): Piece | undefined {
  const found = board[square];
  return found === EMPTY ? undefined : (found as Piece | undefined);
}

export function isEmpty(board: Board, square: Square): boolean {
  return board[square] === EMPTY;
}

export function sideAt(board: Board, square: Square): Side | undefined {
  const found = board[square];
  if (found === ATTACKER) return 'dark';
  return found === DEFENDER || found === KING ? 'light' : undefined;
}

/** The king is on the board until the match is over. */
export function kingSquare(board: Board): Square {
  return board.indexOf(KING);
}

export function lift(board: Board, square: Square): Board {
  return put(board, square, EMPTY);
}

export function relocate(board: Board, from: Square, to: Square): Board {
  return put(lift(board, from), to, board.charAt(from));
}

export function otherSide(side: Side): Side {
  return side === 'light' ? 'dark' : 'light';
}

/** Light is seat 1. */
export function seatOf(side: Side): Seat {
  return side === 'light' ? 1 : 2;
}

export function sideOf(seat: Seat): Side {
  return seat === 1 ? 'light' : 'dark';
}

function put(board: Board, square: Square, occupant: string): Board {
  return board.slice(0, square) + occupant + board.slice(square + 1);
}
