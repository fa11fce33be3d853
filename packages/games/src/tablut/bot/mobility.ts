import * as board from './board.ts';
import * as theLines from './lines.ts';
import * as arrayLayout from './array-layout.ts';
import type { Pieces } from './pieces.ts';
import * as thePieces from './pieces.ts';

const { LINES_AT, SQUARES_AT } = arrayLayout;
const { DARK_PAWN, EMPTY, FIRST_DARK, FIRST_LIGHT, LIGHT_PAWN, STRIDE } = board;
const {
  ACROSS,
  isEdge,
  isMiddle,
  LINE_ENDS,
  LINE_LENGTH,
  LINE_MIDDLE,
  lowestOf,
  squareOnLine,
  tables,
} = theLines;
const { DARK } = thePieces;

const { LINE, PLACE, REACH } = tables;

/** No side has more moves: at most 16 pieces with 16 squares each. */
export const MOST_MOVES = 256;

/** Writes the legal moves of the side on turn from `at` on, and gives their number. TB2 */
export function listMoves(pieces: Pieces, into: Int32Array, at: number): number {
  const dark = pieces.turn === DARK;
  const first = dark ? FIRST_DARK : FIRST_LIGHT;
  let end = at;
  for (let left = dark ? pieces.dark : pieces.light; left !== 0; left &= left - 1) {
    const from = pieces.memory[SQUARES_AT + first + lowestOf(left)] as number;
    end = listSlides(from, 0, pawnReach(pieces, from), into, end);
    end = listSlides(from, ACROSS, pawnReach(pieces, from + ACROSS), into, end);
  }
  if (dark) return end - at;
  const { king } = pieces;
  end = listSlides(king, 0, kingReach(pieces, king), into, end);
  return listSlides(king, ACROSS, kingReach(pieces, king + ACROSS), into, end) - at;
}

/** Could the side on turn make this move? TB2 */
export function isMove(pieces: Pieces, move: number): boolean {
  const from = move & 127;
  const to = move >> 7;
  const cell = pieces.memory[from] as number;
  const isKing = from === pieces.king;
  if (pieces.turn === DARK ? (cell & DARK_PAWN) === 0 : !isKing && (cell & LIGHT_PAWN) === 0) {
    return false;
  }
  const across = LINE[from] === LINE[to] ? 0 : ACROSS;
  if (LINE[from + across] !== LINE[to + across]) return false;
  const reached = isKing ? kingReach(pieces, from + across) : pawnReach(pieces, from + across);
  return (reached & (1 << (PLACE[to + across] as number))) !== 0;
}

/** TB5.6 */
export function canMove(pieces: Pieces): boolean {
  const dark = pieces.turn === DARK;
  const first = dark ? FIRST_DARK : FIRST_LIGHT;
  for (let left = dark ? pieces.dark : pieces.light; left !== 0; left &= left - 1) {
    const from = pieces.memory[SQUARES_AT + first + lowestOf(left)] as number;
    // Nearly always there is an empty square beside the first piece that is looked at.
    if (hasEmptySide(pieces.memory, from)) return true;
    if ((pawnReach(pieces, from) | pawnReach(pieces, from + ACROSS)) !== 0) return true;
  }
  const { king } = pieces;
  return !dark && (kingReach(pieces, king) | kingReach(pieces, king + ACROSS)) !== 0;
}

function hasEmptySide(cells: Int32Array, square: number): boolean {
  return (
    cells[square + 1] === EMPTY ||
    cells[square - 1] === EMPTY ||
    cells[square + STRIDE] === EMPTY ||
    cells[square - STRIDE] === EMPTY
  );
}

/** Where a pawn on `from` can go in its column, or with ACROSS in its row: places on that line. */
function pawnReach(pieces: Pieces, from: number): number {
  const line = LINE[from] as number;
  const reached = slides(from, pieces.memory[LINES_AT + line] as number);
  // TB2.2: through the open palace, never into it.
  return pieces.palaceOpen && isMiddle(line) ? reached & ~LINE_MIDDLE : reached;
}

/** The same for the king, to whom the corners are open. TB2.3 */
export function kingReach(pieces: Pieces, from: number): number {
  const line = LINE[from] as number;
  if (!isEdge(line)) return pawnReach(pieces, from);
  return slides(from, (pieces.memory[LINES_AT + line] as number) & ~LINE_ENDS);
}

function slides(from: number, blocked: number): number {
  return REACH[((PLACE[from] as number) << LINE_LENGTH) | blocked] as number;
}

function listSlides(
  from: number,
  across: number,
  reached: number,
  into: Int32Array,
  at: number,
): number {
  let end = at;
  for (let left = reached; left !== 0; left &= left - 1) {
    into[end++] = from | (squareOnLine(from, across, lowestOf(left)) << 7);
  }
  return end;
}
