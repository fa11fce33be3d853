/**
 * TB1.1: a square of the 9×9 board, numbered from 0 in the order of the notation: a1, a2 … a9, b1 … i9.
 * Sorting squares by number sorts them as a record wants them.
 */
export type Square = number;

export const COLUMNS = 'abcdefghi';
export const BOARD_SIZE = 9;

export const SQUARES: readonly Square[] = Array.from(
  { length: BOARD_SIZE * BOARD_SIZE },
  (_, square) => square,
);

/** 0 for column a. */
export function columnOf(square: Square): number {
  return Math.floor(square / BOARD_SIZE);
}

/** 0 for row 1. */
export function rowOf(square: Square): number {
  return square % BOARD_SIZE;
}

export function squareAt(column: number, row: number): Square {
  return column * BOARD_SIZE + row;
}

const NAMES: readonly string[] = SQUARES.map(
  (square) => `${COLUMNS.charAt(columnOf(square))}${rowOf(square) + 1}`,
);

export function makeSquare(square: Square): string {
  const name = NAMES[square];
  if (name === undefined) throw new RangeError(`no square has number ${square}`);
  return name;
}

export function parseSquare(text: string): Square | undefined {
  const square = NAMES.indexOf(text);
  return square < 0 ? undefined : square;
}

/** For names that stand in our own sources. */
export function squareNamed(name: string): Square {
  const square = parseSquare(name);
  if (square === undefined) throw new RangeError(`${name} is no square`);
  return square;
}

/** As a record writes them: a1, a2 … i9. */
export function inOrder(squares: readonly Square[]): Square[] {
  return squares.toSorted((first, second) => first - second);
}

/** TB1.1 */
export const PALACE: Square = squareNamed('e5');
export const CORNERS: readonly Square[] = ['a1', 'a9', 'i1', 'i9'].map(squareNamed);

const IS_CORNER: readonly boolean[] = SQUARES.map((square) => CORNERS.includes(square));

export function isCorner(square: Square): boolean {
  return IS_CORNER[square] === true;
}

/** The squares from one square to the edge of the board, nearest first. */
export type Ray = readonly Square[];

const DIRECTIONS = [
  { columns: 0, rows: 1 },
  { columns: 1, rows: 0 },
  { columns: 0, rows: -1 },
  { columns: -1, rows: 0 },
] as const;

const RAYS: readonly (readonly Ray[])[] = SQUARES.map((square) =>
  DIRECTIONS.map((direction) => rayFrom(square, direction)).filter((ray) => ray.length > 0),
);

const SIDES: readonly (readonly Square[])[] = RAYS.map((rays) =>
  rays.map((ray) => ray[0] as Square),
);

/** Up, right, down and left, as far as the board goes. */
export function raysFrom(square: Square): readonly Ray[] {
  return RAYS[square] as readonly Ray[];
}

/** The two, three or four squares that touch this one. */
export function sidesOf(square: Square): readonly Square[] {
  return SIDES[square] as readonly Square[];
}

/** By a square and the one beside it. */
const ACROSS: readonly (readonly (Square | undefined)[])[] = SQUARES.map((near) => {
  const far = SQUARES.map((): Square | undefined => undefined);
  for (const [middle, beyond] of raysFrom(near)) far[middle as Square] = beyond;
  return far;
});

/** The square on the far side of `middle`, seen from the neighbouring square `near`. */
export function across(near: Square, middle: Square): Square | undefined {
  return ACROSS[near]?.[middle];
}

function rayFrom(square: Square, direction: { columns: number; rows: number }): Ray {
  const ray: Square[] = [];
  let column = columnOf(square) + direction.columns;
  let row = rowOf(square) + direction.rows;
  while (isOnBoard(column) && isOnBoard(row)) {
    ray.push(squareAt(column, row));
    column += direction.columns;
    row += direction.rows;
  }
  return ray;
}

function isOnBoard(columnOrRow: number): boolean {
  return columnOrRow >= 0 && columnOrRow < BOARD_SIZE;
}
