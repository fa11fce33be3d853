import * as board from './board.ts';

const { SQUARES, STRIDE, squareAt } = board;

/**
 * TB2.1 by table: a line of nine squares is a number of nine bits, and where a piece can slide along
 * it is one look-up. Every square lies on two lines: its column, where bits are rows (lines 0 to 8),
 * and its row, where bits are columns (lines 9 to 17).
 */
export const LINE_LENGTH = 9;
export const LINES = 2 * LINE_LENGTH;
const PATTERNS = 1 << LINE_LENGTH;
const LAST = LINE_LENGTH - 1;
/** The two ends of a line: corners, where the line is an edge. */
export const LINE_ENDS = 1 | (1 << LAST);
/** The middle of a line: the palace, where the line is in the middle too. */
export const LINE_MIDDLE = 1 << 4;

/** Added to a square it means the square within its row, and without it within its column. */
export const ACROSS = SQUARES;
const ACROSS_BITS = 7;

/** By line, one bit each. */
const EDGES = LINE_ENDS | (LINE_ENDS << LINE_LENGTH);
const MIDDLES = LINE_MIDDLE | (LINE_MIDDLE << LINE_LENGTH);

const NO_LINE = 255;

/** Taken out once by the modules that use them at every move: see array-layout.ts. */
export const tables = {
  /** By square, or square + ACROSS: its line. The walls lie on none. */
  LINE: new Uint8Array(2 * SQUARES).fill(NO_LINE),
  /** By the same: its place on that line. */
  PLACE: new Uint8Array(2 * SQUARES),
  /** By `place << LINE_LENGTH | what blocks`: the places that can be slid to. */
  REACH: new Uint16Array(LINE_LENGTH * PATTERNS),
} as const;
const { LINE, PLACE, REACH } = tables;

for (let column = 0; column < LINE_LENGTH; column++) {
  for (let row = 0; row < LINE_LENGTH; row++) {
    const square = squareAt(column, row);
    setLine(square, column, row);
    setLine(square + ACROSS, LINE_LENGTH + row, column);
  }
}
for (let place = 0; place < LINE_LENGTH; place++) {
  for (let blocked = 0; blocked < PATTERNS; blocked++) {
    REACH[(place << LINE_LENGTH) | blocked] = slide(place, blocked, 1) | slide(place, blocked, -1);
  }
}

/** The square at a place on the line of `square`, or of `square + ACROSS`. */
export function squareOnLine(square: number, across: number, place: number): number {
  const step = 1 + (across >> ACROSS_BITS) * (STRIDE - 1);
  return square + step * (place - (PLACE[square + across] as number));
}

export function isEdge(line: number): boolean {
  return ((EDGES >> line) & 1) !== 0;
}

export function isMiddle(line: number): boolean {
  return ((MIDDLES >> line) & 1) !== 0;
}

/** The lowest place of a pattern that has one. */
export function lowestOf(pattern: number): number {
  return 31 - Math.clz32(pattern & -pattern);
}

function setLine(index: number, line: number, place: number): void {
  LINE[index] = line;
  PLACE[index] = place;
}

function slide(from: number, blocked: number, step: 1 | -1): number {
  let reached = 0;
  for (let place = from + step; place >= 0 && place < LINE_LENGTH; place += step) {
    if (blocked & (1 << place)) break;
    reached |= 1 << place;
  }
  return reached;
}
