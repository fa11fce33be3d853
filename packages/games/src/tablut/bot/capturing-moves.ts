import * as board from './board.ts';
import * as lines from './lines.ts';
import * as theMemory from './memory.ts';
import type { Pieces } from './pieces.ts';
import * as thePieces from './pieces.ts';
import * as rays from './rays.ts';

const { SQUARES_AT } = theMemory;
const { CLOSES_IN, DARK_PAWN, EMPTY, FIRST_DARK, FIRST_LIGHT, HELPS_LIGHT, LIGHT_PAWN, STRIDE } =
  board;
const { lowestOf } = lines;
const { LIGHT } = thePieces;
const { firstBarrier } = rays;

/** How many pawns a piece of the side on turn would take by going to `to`. TB3.1 */
export function pawnsTakenAt(pieces: Pieces, to: number): number {
  const { memory: cells } = pieces;
  const victim = pieces.turn === LIGHT ? DARK_PAWN : LIGHT_PAWN;
  const up = (cells[to + 1] as number) & victim;
  const right = (cells[to + STRIDE] as number) & victim;
  const down = (cells[to - 1] as number) & victim;
  const left = (cells[to - STRIDE] as number) & victim;
  // Most squares have no victim beside them.
  if ((up | right | down | left) === 0) return 0;
  return (
    (up & ((cells[to + 2] as number) >> CLOSES_IN) ? 1 : 0) +
    (right & ((cells[to + 2 * STRIDE] as number) >> CLOSES_IN) ? 1 : 0) +
    (down & ((cells[to - 2] as number) >> CLOSES_IN) ? 1 : 0) +
    (left & ((cells[to - 2 * STRIDE] as number) >> CLOSES_IN) ? 1 : 0)
  );
}

/** Writes the moves that take a pawn from `at` on, and gives their number. */
export function listCaptures(pieces: Pieces, into: Int32Array, at: number): number {
  const { memory: cells } = pieces;
  const light = pieces.turn === LIGHT;
  const first = SQUARES_AT + (light ? FIRST_DARK : FIRST_LIGHT);
  const helper = (light ? DARK_PAWN : LIGHT_PAWN) << CLOSES_IN;
  let end = at;
  for (let left = light ? pieces.dark : pieces.light; left !== 0; left &= left - 1) {
    const victim = cells[first + lowestOf(left)] as number;
    const above = cells[victim + 1] as number;
    const below = cells[victim - 1] as number;
    const after = cells[victim + STRIDE] as number;
    const before = cells[victim - STRIDE] as number;
    // Most pawns have nobody on any side who would help to take them.
    if (((above | below | after | before) & helper) === 0) continue;
    if (above === EMPTY && (below & helper) !== 0)
      end = listClosing(pieces, victim, 1, into, at, end);
    if (below === EMPTY && (above & helper) !== 0)
      end = listClosing(pieces, victim, -1, into, at, end);
    if (after === EMPTY && (before & helper) !== 0)
      end = listClosing(pieces, victim, STRIDE, into, at, end);
    if (before === EMPTY && (after & helper) !== 0)
      end = listClosing(pieces, victim, -STRIDE, into, at, end);
  }
  return end - at;
}

/** Moves to the square beside a pawn, which somebody on its other side helps to take. */
function listClosing(
  pieces: Pieces,
  victim: number,
  side: number,
  into: Int32Array,
  start: number,
  at: number,
): number {
  const { memory: cells } = pieces;
  const to = victim + side;
  let end = at;
  for (let way = 0; way < 4; way++) {
    const step = STEPS[way] as number;
    if (step === -side) continue;
    const from = firstBarrier(cells, to, step);
    const move = from | (to << 7);
    if (isOwnTaker(pieces, cells[from] as number) && !includes(into, start, end, move)) {
      into[end++] = move;
    }
  }
  return end;
}
const STEPS = [1, STRIDE, -1, -STRIDE] as const;

/** TB3.5: an unarmed king takes nothing. */
function isOwnTaker(pieces: Pieces, cell: number): boolean {
  return (cell & (pieces.turn === LIGHT ? HELPS_LIGHT : DARK_PAWN)) !== 0;
}

function includes(moves: Int32Array, start: number, end: number, move: number): boolean {
  for (let at = start; at < end; at++) if (moves[at] === move) return true;
  return false;
}
