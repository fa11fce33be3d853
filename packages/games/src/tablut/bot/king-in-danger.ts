import * as board from './board.ts';
import type { Pieces } from './pieces.ts';
import * as rays from './rays.ts';
import * as threatLog from './threat-log.ts';

const { DARK_PAWN, EMPTY, PALACE, PIECE, SHUTS, STRIDE } = board;
const { firstBarrier } = rays;
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
    count = findMovesBeside(pieces, 1, into, count);
  }
  if (right === EMPTY && (left & (easy | upDown)) !== 0) {
    count = findMovesBeside(pieces, STRIDE, into, count);
  }
  if (down === EMPTY && (up & (easy | rightLeft)) !== 0) {
    count = findMovesBeside(pieces, -1, into, count);
  }
  if (left === EMPTY && (right & (easy | upDown)) !== 0) {
    count = findMovesBeside(pieces, -STRIDE, into, count);
  }
  return count;
}

function findMovesBeside(pieces: Pieces, side: number, into: Int32Array, found: number): number {
  const across = side === 1 || side === -1 ? STRIDE : 1;
  let count = findMoveAlong(pieces, side, side, into, found);
  count = findMoveAlong(pieces, side, across, into, count);
  return findMoveAlong(pieces, side, -across, into, count);
}

/** Is the first piece that one meets, going from beside the king, an attacker? */
function findMoveAlong(
  pieces: Pieces,
  side: number,
  step: number,
  into: Int32Array,
  found: number,
): number {
  const to = pieces.king + side;
  const from = firstBarrier(pieces.memory, to, step);
  if (((pieces.memory[from] as number) & DARK_PAWN) === 0) return found;
  into[found] = threatOf(from, to, pieces.king);
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
