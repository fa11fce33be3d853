import { FIRST_DARK, FIRST_LIGHT } from './board.ts';
import {
  ACROSS,
  isEdge,
  isMiddle,
  LINE_ENDS,
  LINE_LENGTH,
  LINE_MIDDLE,
  lowestOf,
  squareOnLine,
  tables,
} from './lines.ts';
import { DARK, type Pieces } from './pieces.ts';

const { LINE, PLACE, REACH } = tables;

/** No side has more moves: at most 16 pieces with 16 squares each. */
export const MOST_MOVES = 256;

/** Writes the legal moves of the side on turn from `at` on, and gives their number. TB2 */
export function listMoves(pieces: Pieces, into: Int32Array, at: number): number {
  const dark = pieces.turn === DARK;
  const first = dark ? FIRST_DARK : FIRST_LIGHT;
  let end = at;
  for (let left = dark ? pieces.dark : pieces.light; left !== 0; left &= left - 1) {
    const from = pieces.squareOf[first + lowestOf(left)] as number;
    end = listSlides(from, 0, pawnReach(pieces, from), into, end);
    end = listSlides(from, ACROSS, pawnReach(pieces, from + ACROSS), into, end);
  }
  if (dark) return end - at;
  const { king } = pieces;
  end = listSlides(king, 0, kingReach(pieces, king), into, end);
  return listSlides(king, ACROSS, kingReach(pieces, king + ACROSS), into, end) - at;
}

/** TB5.6 */
export function canMove(pieces: Pieces): boolean {
  const dark = pieces.turn === DARK;
  const first = dark ? FIRST_DARK : FIRST_LIGHT;
  for (let left = dark ? pieces.dark : pieces.light; left !== 0; left &= left - 1) {
    const from = pieces.squareOf[first + lowestOf(left)] as number;
    if ((pawnReach(pieces, from) | pawnReach(pieces, from + ACROSS)) !== 0) return true;
  }
  const { king } = pieces;
  return !dark && (kingReach(pieces, king) | kingReach(pieces, king + ACROSS)) !== 0;
}

/** Where a pawn on `from` can go in its column, or with ACROSS in its row: places on that line. */
export function pawnReach(pieces: Pieces, from: number): number {
  const line = LINE[from] as number;
  const reached = slides(from, pieces.lines[line] as number);
  // TB2.2: through the open palace, never into it.
  return pieces.palaceOpen && isMiddle(line) ? reached & ~LINE_MIDDLE : reached;
}

/** The same for the king, to whom the corners are open. TB2.3 */
export function kingReach(pieces: Pieces, from: number): number {
  const line = LINE[from] as number;
  if (!isEdge(line)) return pawnReach(pieces, from);
  return slides(from, (pieces.lines[line] as number) & ~LINE_ENDS);
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
