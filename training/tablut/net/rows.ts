import {
  columnOf,
  rowOf,
  SQUARES,
  squareAt,
} from '../../../packages/games/src/tablut/bot/board.ts';
import { SQUARE_CLASS } from '../../../packages/games/src/tablut/bot/square-classes.ts';

const BOARD = 81;
/** Of the fifteen classes of squares: the king never stays on a corner. */
const KING_CLASSES = 14;
export const ROWS_PER_COLOUR = BOARD;
export const PIECE_ROWS = KING_CLASSES * 2 * BOARD;

/**
 * By king's square × SQUARES + square: the row of an attacker there; a defender's is ROWS_PER_COLOUR
 * further on. The board is turned and mirrored until the king is in its lower left eighth.
 */
export const ROW_OF = new Uint16Array(SQUARES * SQUARES);

for (let column = 0; column < 9; column++) {
  for (let row = 0; row < 9; row++) fillFor(column, row);
}

function fillFor(kingColumn: number, kingRow: number): void {
  const king = squareAt(kingColumn, kingRow);
  const kingClass = (SQUARE_CLASS[king] as number) - 1;
  if (kingClass < 0) return;
  const fold = (place: number, kingPlace: number): number => (kingPlace > 4 ? 8 - place : place);
  const swaps = fold(kingRow, kingRow) > fold(kingColumn, kingColumn);
  for (let at = 0; at < BOARD; at++) {
    const square = squareAt(Math.floor(at / 9), at % 9);
    const column = fold(columnOf(square), kingColumn);
    const row = fold(rowOf(square), kingRow);
    const turned = swaps ? row * 9 + column : column * 9 + row;
    ROW_OF[king * SQUARES + square] = kingClass * 2 * BOARD + turned;
  }
}
