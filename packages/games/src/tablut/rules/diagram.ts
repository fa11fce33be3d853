import { type Board, EMPTY } from './board.ts';
import { BOARD_SIZE, COLUMNS, rowOf, SQUARES, squareAt } from './square.ts';

/**
 * Reads a board as a person draws it, row 9 on top, with or without the letters and numbers round
 * it: `L` a defender, `K` the king, `D` an attacker, `.` an empty square.
 */
export function parseDiagram(drawing: string): Board {
  const rows = drawing
    .split('\n')
    .map((line) => line.replace(/[\s\d]/g, ''))
    .filter((line) => line !== '' && line !== COLUMNS)
    .toReversed();
  if (rows.length !== BOARD_SIZE || rows.some((row) => !/^[LKD.]{9}$/.test(row))) {
    throw new Error(`not a drawing of the board:\n${drawing}`);
  }
  return SQUARES.map((square) => rows[rowOf(square)]?.charAt(Math.floor(square / BOARD_SIZE))).join(
    '',
  );
}

export function makeDiagram(board: Board): string {
  const numbers = Array.from({ length: BOARD_SIZE }, (_, index) => index);
  const rows = numbers.map((row) => {
    const cells = numbers.map((column) => board[squareAt(column, row)] ?? EMPTY);
    return `${row + 1} ${cells.join(' ')}`;
  });
  return [...rows.toReversed(), `  ${COLUMNS.split('').join(' ')}`].join('\n');
}
