import {
  BOARD_SIZE,
  COLUMNS,
  columnOf,
  makeSquare,
  rowOf,
  type Square,
  squareAt,
} from '../rules/index.ts';

/** The drawing measures 1020 units: nine squares of 100, and a rim for letters and fittings. */
export const UNIT = 100;
export const RIM = 60;
export const WIDTH = BOARD_SIZE * UNIT + 2 * RIM;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which way round the board lies. */
export interface Lie {
  middleOf(square: Square): Point;
  /** From the top left to the bottom right, as the eye goes: what stands in front is drawn later. */
  readonly fromTheBack: readonly Square[];
  /** The names of the squares, row by row as they lie on the screen. */
  readonly rows: readonly (readonly string[])[];
  /** The letters from left to right, the numbers from top to bottom. */
  readonly letters: readonly string[];
  readonly numbers: readonly string[];
}

/** The board has no front: a1 lies at the bottom left for everybody, unless it is turned. */
export function lieOf(isTurned: boolean): Lie {
  return isTurned ? TURNED : UPRIGHT;
}

const UPRIGHT = lay(false);
const TURNED = lay(true);

function lay(isTurned: boolean): Lie {
  const inOrder = Array.from({ length: BOARD_SIZE }, (_, index) => index);
  const columns = isTurned ? inOrder.toReversed() : inOrder;
  const rows = isTurned ? inOrder : inOrder.toReversed();
  const squares = rows.map((row) => columns.map((column) => squareAt(column, row)));
  return {
    middleOf: (square) => ({
      x: RIM + (columns.indexOf(columnOf(square)) + 0.5) * UNIT,
      y: RIM + (rows.indexOf(rowOf(square)) + 0.5) * UNIT,
    }),
    fromTheBack: squares.flat(),
    rows: squares.map((row) => row.map(makeSquare)),
    letters: columns.map((column) => COLUMNS.charAt(column)),
    numbers: rows.map((row) => String(row + 1)),
  };
}
