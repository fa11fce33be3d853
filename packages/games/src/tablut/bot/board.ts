/**
 * The board as the search sees it: 9×9 within walls, thick enough that two steps in any direction
 * are always an addition. Squares count up a1, a2 … i9, the order in which notation sorts them.
 */
export const STRIDE = 11;
export const CELLS = 13 * STRIDE;
/** Every square of the board is below this, so a move fits in 14 bits. */
export const SQUARES = 128;

/**
 * What a square holds: in the low five bits the number of the piece, above them what it does to its
 * neighbours. Pieces are numbered one by one, so that a list of them never shifts.
 */
export const EMPTY = 0;
export const PIECE = 31;
export const FIRST_DARK = 1;
export const DARK_PAWNS = 16;
export const FIRST_LIGHT = 17;
export const LIGHT_PAWNS = 8;
export const KING = 25;

export const DARK_PAWN = 1 << 5;
export const LIGHT_PAWN = 1 << 6;
/** TB3.1: what closes in a pawn has its bit this much higher. */
export const CLOSES_IN = 2;
/** TB3.5 */
export const HELPS_LIGHT = DARK_PAWN << CLOSES_IN;
/** TB3.4 */
export const HELPS_DARK = LIGHT_PAWN << CLOSES_IN;
/** TB4.2: no available side, or an attacker on it. */
export const SHUTS = 1 << 9;
const NOBODY = 1 << 10;

export const CORNER = HELPS_DARK | SHUTS;
export const WALL = SHUTS;
export const EMPTY_PALACE = SHUTS | NOBODY;

export function cellOfPawn(piece: number): number {
  return piece < FIRST_LIGHT
    ? piece | DARK_PAWN | HELPS_DARK | SHUTS
    : piece | LIGHT_PAWN | HELPS_LIGHT;
}

/** Column and row from 0 to 8. */
export function squareAt(column: number, row: number): number {
  return (column + 2) * STRIDE + row + 1;
}

export function columnOf(square: number): number {
  return Math.floor(square / STRIDE) - 2;
}

export function rowOf(square: number): number {
  return (square % STRIDE) - 1;
}

export function makeSquare(square: number): string {
  return `${'abcdefghi'[columnOf(square)]}${rowOf(square) + 1}`;
}

/** The text must name a square of the board. */
function parseSquare(text: string): number {
  const column = 'abcdefghi'.indexOf(text.charAt(0));
  const row = '123456789'.indexOf(text.charAt(1));
  if (text.length !== 2 || column < 0 || row < 0) throw new Error(`no such square: ${text}`);
  return squareAt(column, row);
}

// TB1.1
export const PALACE = parseSquare('e5');
export const CORNERS = squares('a1 a9 i1 i9');

// TB1.3
export const START_LIGHT = squares('e3 e4 e6 e7 c5 d5 f5 g5');
export const START_DARK = squares('d1 e1 f1 e2 d9 e9 f9 e8 a4 a5 a6 b5 i4 i5 i6 h5');

function squares(names: string): readonly number[] {
  return names.split(' ').map(parseSquare);
}

export function isCorner(square: number): boolean {
  return IS_CORNER[square] === 1;
}

const IS_CORNER = new Uint8Array(SQUARES);
for (const corner of CORNERS) IS_CORNER[corner] = 1;

export function areNeighbours(square: number, other: number): boolean {
  const distance = Math.abs(square - other);
  return distance === 1 || distance === STRIDE;
}
