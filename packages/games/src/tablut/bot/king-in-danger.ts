import * as board from './board.ts';
import type { Pieces } from './pieces.ts';
import * as rays from './rays.ts';
import * as threatLog from './threat-log.ts';

const { DARK_PAWN, EMPTY, PALACE, PIECE, SHUTS, STRIDE } = board;
const { barrierDown, barrierLeft, barrierRight, barrierUp } = rays;
const { threatOf } = threatLog;

/** More ways to take the king at once do not exist: four sides, three directions to come from. */
export const MOST_THREATS = 12;

/** TB4.1, TB4.2: does an attacker that comes to `beside`, next to the king, take him? */
export function closesOn(
  cells: Int32Array,
  king: number,
  beside: number,
  easyWay: boolean,
): boolean {
  // TB4.1
  if (easyWay && king !== PALACE && ((cells[2 * king - beside] as number) & DARK_PAWN) !== 0) {
    return true;
  }
  // TB4.2
  return (
    (shutAt(cells, king + 1, beside) &
      shutAt(cells, king - 1, beside) &
      shutAt(cells, king + STRIDE, beside) &
      shutAt(cells, king - STRIDE, beside)) !==
    0
  );
}

function shutAt(cells: Int32Array, side: number, beside: number): number {
  return side === beside ? SHUTS : (cells[side] as number) & SHUTS;
}

/** Either way of taking the king needs an attacker who already stands beside him. */
export function isBeset(cells: Int32Array, king: number): boolean {
  const sides =
    (cells[king + 1] as number) |
    (cells[king - 1] as number) |
    (cells[king + STRIDE] as number) |
    (cells[king - STRIDE] as number);
  return (sides & DARK_PAWN) !== 0;
}

/** TB5.2: every move that would take the king if the attackers were on turn; how many there are. */
export function findThreats(pieces: Pieces, into: Int32Array): number {
  const { memory: cells, king } = pieces;
  const up = cells[king + 1] as number;
  const right = cells[king + STRIDE] as number;
  const down = cells[king - 1] as number;
  const left = cells[king - STRIDE] as number;
  if (!isBeset(cells, king)) return 0;
  // TB4.1 by the piece opposite, TB4.2 by the other three sides.
  const easy = pieces.easyWay && king !== PALACE ? DARK_PAWN : 0;
  const upDown = up & down & SHUTS;
  const rightLeft = right & left & SHUTS;
  let count = 0;
  if (up === EMPTY && (down & (easy | rightLeft)) !== 0) {
    count = findMovesAbove(cells, king + 1, king, into, count);
  }
  if (right === EMPTY && (left & (easy | upDown)) !== 0) {
    count = findMovesBeside(cells, king + STRIDE, king, into, count);
  }
  if (down === EMPTY && (up & (easy | rightLeft)) !== 0) {
    count = findMovesAbove(cells, king - 1, king, into, count);
  }
  if (left === EMPTY && (right & (easy | upDown)) !== 0) {
    count = findMovesBeside(cells, king - STRIDE, king, into, count);
  }
  return count;
}

/** To a square of the king's column: first those along it. Between the attackers' squares and this one nobody stands. */
function findMovesAbove(
  cells: Int32Array,
  to: number,
  king: number,
  into: Int32Array,
  found: number,
): number {
  let count = findMoveFrom(cells, barrierUp(cells, to), to, king, into, found);
  count = findMoveFrom(cells, barrierDown(cells, to), to, king, into, count);
  count = findMoveFrom(cells, barrierRight(cells, to), to, king, into, count);
  return findMoveFrom(cells, barrierLeft(cells, to), to, king, into, count);
}

/** To a square of the king's row, likewise. */
function findMovesBeside(
  cells: Int32Array,
  to: number,
  king: number,
  into: Int32Array,
  found: number,
): number {
  let count = findMoveFrom(cells, barrierRight(cells, to), to, king, into, found);
  count = findMoveFrom(cells, barrierLeft(cells, to), to, king, into, count);
  count = findMoveFrom(cells, barrierUp(cells, to), to, king, into, count);
  return findMoveFrom(cells, barrierDown(cells, to), to, king, into, count);
}

/** Is who stands there an attacker? On one of the four ways that is the king himself. */
function findMoveFrom(
  cells: Int32Array,
  from: number,
  to: number,
  king: number,
  into: Int32Array,
  found: number,
): number {
  if (((cells[from] as number) & DARK_PAWN) === 0) return found;
  into[found] = threatOf(from, to, king);
  return found + 1;
}

/** TB5.2: does a threat stand on these cells, too? The king must be on the same square. */
export function standsOn(cells: Int32Array, threat: number, easyWay: boolean): boolean {
  const from = threat & 127;
  const to = (threat >> 7) & 127;
  if (((cells[from] as number) & DARK_PAWN) === 0) return false;
  const size = (from - to) % STRIDE === 0 ? STRIDE : 1;
  const step = from > to ? size : -size;
  for (let square = to; square !== from; square += step) {
    if (((cells[square] as number) & PIECE) !== 0) return false;
  }
  return closesOn(cells, threat >> 14, to, easyWay);
}

/** Does a square lie on the way of a threat, the one beside the king included? */
export function isInWay(square: number, threat: number): boolean {
  const from = threat & 127;
  const to = (threat >> 7) & 127;
  const length = from > to ? from - to : to - from;
  const ahead = from > to ? square - to : to - square;
  return ahead >= 0 && ahead < length && (length < STRIDE || ahead % STRIDE === 0);
}
