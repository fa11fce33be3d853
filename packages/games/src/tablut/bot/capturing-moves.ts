import * as board from './board.ts';
import * as lines from './lines.ts';
import * as arrayLayout from './array-layout.ts';
import type { Pieces } from './pieces.ts';
import * as thePieces from './pieces.ts';
import * as rays from './rays.ts';

const { SQUARES_AT } = arrayLayout;
const { CLOSES_IN, DARK_PAWN, EMPTY, FIRST_LIGHT, HELPS_DARK, HELPS_LIGHT, LIGHT_PAWN, STRIDE } =
  board;
const { lowestOf } = lines;
const { LIGHT } = thePieces;
const { barrierDown, barrierLeft, barrierRight, barrierUp } = rays;

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
  return pieces.turn === LIGHT
    ? listCapturesByLight(pieces, into, at)
    : listCapturesByDark(pieces, into, at);
}

/** TB3.5: from those who help, who are fewer than the pawns that could be taken. */
function listCapturesByLight(pieces: Pieces, into: Int32Array, at: number): number {
  const { memory: cells } = pieces;
  let end = at;
  for (let left = pieces.light; left !== 0; left &= left - 1) {
    const helper = cells[SQUARES_AT + FIRST_LIGHT + lowestOf(left)] as number;
    end = listWithHelper(pieces, helper, into, at, end);
  }
  if (pieces.kingIsArmed) end = listWithHelper(pieces, pieces.king, into, at, end);
  return end - at;
}

function listWithHelper(
  pieces: Pieces,
  helper: number,
  into: Int32Array,
  start: number,
  at: number,
): number {
  const { memory: cells } = pieces;
  const above = (cells[helper + 1] as number) & DARK_PAWN;
  const below = (cells[helper - 1] as number) & DARK_PAWN;
  const after = (cells[helper + STRIDE] as number) & DARK_PAWN;
  const before = (cells[helper - STRIDE] as number) & DARK_PAWN;
  // Most have no attacker beside them.
  if ((above | below | after | before) === 0) return at;
  let end = at;
  if (above !== 0 && cells[helper + 2] === EMPTY)
    end = listClosing(pieces, helper + 2, into, start, end);
  if (below !== 0 && cells[helper - 2] === EMPTY)
    end = listClosing(pieces, helper - 2, into, start, end);
  if (after !== 0 && cells[helper + 2 * STRIDE] === EMPTY)
    end = listClosing(pieces, helper + 2 * STRIDE, into, start, end);
  if (before !== 0 && cells[helper - 2 * STRIDE] === EMPTY)
    end = listClosing(pieces, helper - 2 * STRIDE, into, start, end);
  return end;
}

/** TB3.4: from the pawns that could be taken, since corners help too. */
function listCapturesByDark(pieces: Pieces, into: Int32Array, at: number): number {
  const { memory: cells } = pieces;
  let end = at;
  for (let left = pieces.light; left !== 0; left &= left - 1) {
    const victim = cells[SQUARES_AT + FIRST_LIGHT + lowestOf(left)] as number;
    const above = cells[victim + 1] as number;
    const below = cells[victim - 1] as number;
    const after = cells[victim + STRIDE] as number;
    const before = cells[victim - STRIDE] as number;
    // Most pawns have nobody on any side who would help to take them.
    if (((above | below | after | before) & HELPS_DARK) === 0) continue;
    if (above === EMPTY && (below & HELPS_DARK) !== 0)
      end = listClosing(pieces, victim + 1, into, at, end);
    if (below === EMPTY && (above & HELPS_DARK) !== 0)
      end = listClosing(pieces, victim - 1, into, at, end);
    if (after === EMPTY && (before & HELPS_DARK) !== 0)
      end = listClosing(pieces, victim + STRIDE, into, at, end);
    if (before === EMPTY && (after & HELPS_DARK) !== 0)
      end = listClosing(pieces, victim - STRIDE, into, at, end);
  }
  return end - at;
}

/** Moves to the square beside a pawn, which somebody on its other side helps to take. On one way stands the pawn. */
function listClosing(
  pieces: Pieces,
  to: number,
  into: Int32Array,
  start: number,
  at: number,
): number {
  const { memory: cells } = pieces;
  // TB3.5: an unarmed king takes nothing.
  const taker = pieces.turn === LIGHT ? HELPS_LIGHT : DARK_PAWN;
  let end = listFrom(cells, barrierUp(cells, to), to, taker, into, start, at);
  end = listFrom(cells, barrierRight(cells, to), to, taker, into, start, end);
  end = listFrom(cells, barrierDown(cells, to), to, taker, into, start, end);
  return listFrom(cells, barrierLeft(cells, to), to, taker, into, start, end);
}

function listFrom(
  cells: Int32Array,
  from: number,
  to: number,
  taker: number,
  into: Int32Array,
  start: number,
  end: number,
): number {
  if (((cells[from] as number) & taker) === 0) return end;
  const move = from | (to << 7);
  if (includes(into, start, end, move)) return end;
  into[end] = move;
  return end + 1;
}

function includes(moves: Int32Array, start: number, end: number, move: number): boolean {
  for (let at = start; at < end; at++) if (moves[at] === move) return true;
  return false;
}
