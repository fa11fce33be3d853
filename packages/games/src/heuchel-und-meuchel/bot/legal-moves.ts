import type { Seat } from '@kast/kernel';
import { ARRANGING, GOING_ON, type HeuchelPosition, MOVING, REMOVING, TAKING } from './position.ts';
import { FIELDS, GOAL, lowest, NO_CARD } from './stacks.ts';
import {
  AGAIN,
  ARRANGE,
  codeOf,
  LEAVE,
  type MoveCode,
  REMOVE,
  STOP,
  TAKE,
  wayCode,
  withLot,
} from './move-code.ts';
import { FACTORIAL } from './orders.ts';

/** Every legal move of a seat. */
export function legalMoves(position: HeuchelPosition, seat: Seat): readonly MoveCode[] {
  return listed(position, seat, everyTaking);
}

/**
 * The legal moves without those that hardly differ: of a taking, lots from several columns are named in one order,
 * and a part of a stack is taken only where that leaves a rest to lapse or to come home, or its top card alone.
 */
export function worthTrying(position: HeuchelPosition, seat: Seat): readonly MoveCode[] {
  return listed(position, seat, tellingTakings);
}

function listed(
  position: HeuchelPosition,
  seat: Seat,
  takings: (position: HeuchelPosition) => MoveCode[],
): readonly MoveCode[] {
  switch (position.phase) {
    case ARRANGING:
      return arrangements(position, seat);
    case MOVING:
      return ways(position);
    case TAKING:
      return [...takings(position), LEAVE];
    case GOING_ON:
      // HM4.4, HM7.3
      return position.hasDie ? [AGAIN, STOP] : [...ways(position), STOP];
    case REMOVING:
      return rowsIn(position.open[position.onTurn] as number).map((row) => codeOf(REMOVE, row));
    default:
      return [];
  }
}

function arrangements(position: HeuchelPosition, seat: Seat): MoveCode[] {
  if (position.hasArranged(seat)) return [];
  let orders = 1;
  for (let row = 1; row <= 6; row++) {
    orders *= FACTORIAL[position.count[(seat - 1) * FIELDS + row] as number] as number;
  }
  return Array.from({ length: orders }, (_, place) => codeOf(ARRANGE, place));
}

/** Low rows first, then by how many go, then by how far. */
function ways(position: HeuchelPosition): MoveCode[] {
  const { onTurn } = position;
  const codes: MoveCode[] = [];
  for (let rows = position.open[onTurn] as number; rows !== 0; rows &= rows - 1) {
    const from = lowest(rows);
    const landings = position.landings(onTurn, from);
    const parts = position.maySplit(onTurn, from)
      ? (position.count[onTurn * FIELDS + from] as number)
      : 1;
    for (let count = 0; count < parts; count++) {
      for (let left = landings; left !== 0; left &= left - 1) {
        codes.push(wayCode(from, count, lowest(left)));
      }
    }
  }
  return codes;
}

/** HM4.1, HM4.2, HM4.3: every choice of columns, in every order, and how much of each. */
function everyTaking(position: HeuchelPosition): MoveCode[] {
  const codes: MoveCode[] = [];
  const add = (lots: number, place: number, columns: number): void => {
    for (let left = columns; left !== 0; left &= left - 1) {
      const column = lowest(left);
      const size = position.count[column * FIELDS + position.landed] as number;
      for (let count = 1; count <= size; count++) {
        const longer = withLot(lots, place, column + 1, count);
        codes.push(codeOf(TAKE, longer));
        add(longer, place + 1, columns & ~(1 << column));
      }
    }
  };
  add(0, 0, position.takeable());
  return codes;
}

function tellingTakings(position: HeuchelPosition): MoveCode[] {
  const codes: MoveCode[] = [];
  const add = (lots: number, place: number, columns: number): void => {
    for (let left = columns; left !== 0; left &= left - 1) {
      const column = lowest(left);
      for (const count of tellingCounts(position, column)) {
        const longer = withLot(lots, place, column + 1, count);
        codes.push(codeOf(TAKE, longer));
        add(longer, place + 1, left & (left - 1));
      }
    }
  };
  add(0, 0, position.takeable());
  return codes;
}

function tellingCounts(position: HeuchelPosition, column: number): readonly number[] {
  const counts: number[] = [];
  let card = position.top[column * FIELDS + position.landed] as number;
  for (let count = 1; card !== NO_CARD; count++) {
    card = position.below[card] as number;
    const isTelling = card === NO_CARD || count === 1 || position.landed >= (GOAL[card] as number);
    if (isTelling) counts.push(count);
  }
  return counts;
}

function rowsIn(rows: number): readonly number[] {
  const found: number[] = [];
  for (let left = rows; left !== 0; left &= left - 1) found.push(lowest(left));
  return found;
}
