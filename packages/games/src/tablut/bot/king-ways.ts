import * as theLines from './lines.ts';
import * as theMemory from './memory.ts';
import * as mobility from './mobility.ts';
import type { Pieces } from './pieces.ts';

const { LINES_AT } = theMemory;
const { ACROSS, isEdge, LINE_ENDS, LINE_LENGTH, lowestOf, tables } = theLines;
const { kingReach } = mobility;

const { LINE, PLACE } = tables;
const PATTERNS = 1 << LINE_LENGTH;
const LAST_PLACE = LINE_LENGTH - 1;
const FIRST = 1;
const LAST = 1 << LAST_PLACE;
const BOTTOM = LINE_LENGTH;
const TOP = LINE_LENGTH + LAST_PLACE;
const LEFT = 0;
const RIGHT = LAST_PLACE;

/** TB4.5: the ends of the king's column, or with ACROSS of his row, that are corners in his reach. */
export function cornersInReach(pieces: Pieces, from: number): number {
  return isEdge(LINE[from] as number) ? kingReach(pieces, from) & LINE_ENDS : 0;
}

/** How the king could come to a corner if dark stood still. */
export class KingWays {
  /** Squares that he can go to. */
  steps = 0;
  /** Edge squares that he can go to, by how many corners can be reached from there. */
  toOneCorner = 0;
  toTwoCorners = 0;
  /** Squares that he can go to, and from there to an edge square with an open corner. */
  inThree = 0;

  find(pieces: Pieces): void {
    const { king, memory } = pieces;
    const column = LINE[king] as number;
    const row = PLACE[king] as number;
    const inColumn = kingReach(pieces, king);
    const inRow = kingReach(pieces, king + ACROSS);
    const bottom = memory[LINES_AT + BOTTOM] as number;
    const top = memory[LINES_AT + TOP] as number;
    const left = memory[LINES_AT + LEFT] as number;
    const right = memory[LINES_AT + RIGHT] as number;
    this.steps = 0;
    this.toOneCorner = 0;
    this.toTwoCorners = 0;
    this.inThree = 0;
    if ((inColumn & FIRST) !== 0) this.reachEdge(bottom, column);
    if ((inColumn & LAST) !== 0) this.reachEdge(top, column);
    if ((inRow & FIRST) !== 0) this.reachEdge(left, row);
    if ((inRow & LAST) !== 0) this.reachEdge(right, row);
    for (let rest = inRow; rest !== 0; rest &= rest - 1) {
      const place = lowestOf(rest);
      this.steps++;
      this.goOn(memory[LINES_AT + place] as number, row, isOpen(bottom, place), isOpen(top, place));
    }
    for (let rest = inColumn; rest !== 0; rest &= rest - 1) {
      const place = lowestOf(rest);
      this.steps++;
      const across = memory[LINES_AT + LINE_LENGTH + place] as number;
      this.goOn(across, column, isOpen(left, place), isOpen(right, place));
    }
  }

  private reachEdge(edge: number, place: number): void {
    const corners = CORNERS_OPEN[(place << LINE_LENGTH) | edge] as number;
    if (corners === 1) this.toOneCorner++;
    if (corners === 2) this.toTwoCorners++;
  }

  /** From a place on a line to either end of it, if nothing is in the way and the end is worth it. */
  private goOn(line: number, place: number, toFirst: boolean, toLast: boolean): void {
    if (toFirst && (line & ((1 << place) - 1)) === 0) this.inThree++;
    if (toLast && line >> (place + 1) === 0) this.inThree++;
  }
}

/** By `place << LINE_LENGTH | what blocks an edge`: how many of its corners can be reached from there. */
const CORNERS_OPEN = new Uint8Array(LINE_LENGTH * PATTERNS);
for (let place = 1; place < LAST_PLACE; place++) {
  for (let blocked = 0; blocked < PATTERNS; blocked++) {
    const below = blocked & ((1 << place) - 1) & ~FIRST;
    const above = (blocked & ~LAST) >> (place + 1);
    const isBlocked = (blocked & (1 << place)) !== 0;
    const corners = (below === 0 ? 1 : 0) + (above === 0 ? 1 : 0);
    CORNERS_OPEN[(place << LINE_LENGTH) | blocked] = isBlocked ? 0 : corners;
  }
}

function isOpen(edge: number, place: number): boolean {
  return (CORNERS_OPEN[(place << LINE_LENGTH) | edge] as number) !== 0;
}
