import { type Circle, COLUMNS, makeCircle, ROWS } from '../rules/index.ts';

/** The drawing's units: a hundred per circle, and a hem for letters, numbers and high stacks. */
export const UNIT = 100;
export const HEM = { left: 44, top: 52, right: 16, bottom: 42 };
export const WIDTH = HEM.left + COLUMNS * UNIT + HEM.right;
export const HEIGHT = HEM.top + ROWS * UNIT + HEM.bottom;

/** How thick a disc is, and how far each one leans beyond the one below. */
export const THICKNESS = 17;
const LEAN = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which way round the board lies. */
export interface Lie {
  middleOf(circle: Circle): Point;
  /** From the top left to the bottom right: what stands in front is drawn later. */
  readonly fromTheBack: readonly Circle[];
  /** The names of the circles, row by row as they lie on the screen. */
  readonly rows: readonly (readonly string[])[];
  readonly letters: readonly string[];
  readonly numbers: readonly string[];
}

export function lieOf(isTurned: boolean): Lie {
  return isTurned ? TURNED : UPRIGHT;
}

/** Where a disc lies in its stack, seen from its circle. */
export function restOf(height: number): Point {
  return { x: height * LEAN, y: -height * THICKNESS };
}

const UPRIGHT = lay(false);
const TURNED = lay(true);

function lay(isTurned: boolean): Lie {
  const order = (length: number, isReversed: boolean): readonly number[] => {
    const inOrder = Array.from({ length }, (_, index) => index);
    return isReversed ? inOrder.toReversed() : inOrder;
  };
  const columns = order(COLUMNS, isTurned);
  const rows = order(ROWS, !isTurned);
  const circles = rows.map((row) => columns.map((column) => row * COLUMNS + column));
  return {
    middleOf: (circle) => ({
      x: HEM.left + (columns.indexOf(circle % COLUMNS) + 0.5) * UNIT,
      y: HEM.top + (rows.indexOf(Math.floor(circle / COLUMNS)) + 0.5) * UNIT,
    }),
    fromTheBack: circles.flat(),
    rows: circles.map((row) => row.map(makeCircle)),
    letters: columns.map((column) => makeCircle(column).charAt(0)),
    numbers: rows.map((row) => String(row + 1)),
  };
}
