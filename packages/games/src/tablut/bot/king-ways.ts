import * as theLines from './lines.ts';
import * as arrayLayout from './array-layout.ts';
import * as mobility from './mobility.ts';
import type { Pieces } from './pieces.ts';

const { LINES_AT } = arrayLayout;
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
    this.steps = (PLACES[inColumn] as number) + (PLACES[inRow] as number);
    this.toOneCorner = 0;
    this.toTwoCorners = 0;
    this.inThree = 0;
    if ((inColumn & FIRST) !== 0) this.reachEdge(bottom, column);
    if ((inColumn & LAST) !== 0) this.reachEdge(top, column);
    if ((inRow & FIRST) !== 0) this.reachEdge(left, row);
    if ((inRow & LAST) !== 0) this.reachEdge(right, row);
    this.goOn(memory, LINES_AT, inRow, row, OPEN[bottom] as number, OPEN[top] as number);
    const rows = LINES_AT + LINE_LENGTH;
    this.goOn(memory, rows, inColumn, column, OPEN[left] as number, OPEN[right] as number);
  }

  private reachEdge(edge: number, place: number): void {
    const corners = CORNERS_OPEN[(place << LINE_LENGTH) | edge] as number;
    if (corners === 1) this.toOneCorner++;
    if (corners === 2) this.toTwoCorners++;
  }

  /** From the places that he reaches along the lines that cross his, to either end of those, where that is worth it. */
  private goOn(
    memory: Int32Array,
    lines: number,
    reached: number,
    own: number,
    toFirst: number,
    toLast: number,
  ): void {
    for (let rest = reached & (toFirst | toLast); rest !== 0; rest &= rest - 1) {
      const place = lowestOf(rest);
      const line = memory[lines + place] as number;
      if ((toFirst & (1 << place)) !== 0 && (line & ((1 << own) - 1)) === 0) this.inThree++;
      if ((toLast & (1 << place)) !== 0 && line >> (own + 1) === 0) this.inThree++;
    }
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

/** By what blocks an edge: the places on it from which a corner can be reached. */
const OPEN = new Uint16Array(PATTERNS);
/** By pattern: how many places it has. */
const PLACES = new Uint8Array(PATTERNS);
for (let pattern = 0; pattern < PATTERNS; pattern++) {
  for (let place = 0; place < LINE_LENGTH; place++) {
    const isOpen = (CORNERS_OPEN[(place << LINE_LENGTH) | pattern] as number) !== 0;
    OPEN[pattern] = (OPEN[pattern] as number) | (isOpen ? 1 << place : 0);
    PLACES[pattern] = (PLACES[pattern] as number) + ((pattern >> place) & 1);
  }
}
