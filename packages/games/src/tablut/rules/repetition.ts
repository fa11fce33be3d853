import { ATTACKER, type Board, DEFENDER, EMPTY, KING, type Side } from './board.ts';

/** TB5.4: with which occurrence of a position the match is drawn. */
export const DRAWING_OCCURRENCE = 3;

const SIXTY_FOUR = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const OCCUPANTS = EMPTY + DEFENDER + KING + ATTACKER;

/** A board with its side to move, three squares to a character: a view carries up to 200 of these. */
export function positionKey(board: Board, turn: Side): string {
  let key = turn === 'light' ? 'L' : 'D';
  for (let square = 0; square < board.length; square += 3) {
    key += SIXTY_FOUR.charAt(
      occupant(board, square) * 16 + occupant(board, square + 1) * 4 + occupant(board, square + 2),
    );
  }
  return key;
}

/** Reads a key back. */
export function parsePositionKey(key: string): { readonly board: Board; readonly turn: Side } {
  let board = '';
  for (const character of key.slice(1)) {
    const three = SIXTY_FOUR.indexOf(character);
    board += OCCUPANTS.charAt(three >> 4) + OCCUPANTS.charAt((three >> 2) & 3);
    board += OCCUPANTS.charAt(three & 3);
  }
  return { board, turn: key.startsWith('L') ? 'light' : 'dark' };
}

export function occurrences(positions: readonly string[], key: string): number {
  return positions.reduce((count, other) => (other === key ? count + 1 : count), 0);
}

function occupant(board: Board, square: number): number {
  return OCCUPANTS.indexOf(board.charAt(square));
}
