import { must, type Seat } from '@kast/kernel';
import type { HeuchelMove, Lot } from '../rules/index.ts';

/**
 * A move as one number: what it is in the lowest three bits, the rest above. Only takings from four columns and
 * more are larger than a machine word.
 */
export type MoveCode = number;

export const MOVE = 0;
export const TAKE = 1;
export const LEAVE = 2;
export const AGAIN = 3;
export const STOP = 4;
export const REMOVE = 5;
export const ARRANGE = 6;
/** What nature draws: who begins, or a roll. */
export const DRAW = 7;

const KINDS = 8;
const ROW_VALUES = 16;
/** Cards of a lot, times eight, and its column. */
const LOT_VALUES = 512;
const COLUMN_VALUES = 8;

export function kindOf(code: MoveCode): number {
  return code % KINDS;
}

/** All but the kind. */
export function argumentOf(code: MoveCode): number {
  return Math.floor(code / KINDS);
}

export function codeOf(kind: number, argument: number): MoveCode {
  return argument * KINDS + kind;
}

export function wayCode(from: number, count: number, to: number): MoveCode {
  return ((count * ROW_VALUES + to) * ROW_VALUES + from) * KINDS + MOVE;
}

export function wayFrom(code: MoveCode): number {
  return (code >> 3) & 15;
}

export function wayTo(code: MoveCode): number {
  return (code >> 7) & 15;
}

export function wayCount(code: MoveCode): number {
  return code >> 11;
}

/** One lot after another; the first named is the lowest digit. */
export function withLot(lots: number, place: number, column: Seat, count: number): number {
  return lots + (count * COLUMN_VALUES + column) * LOT_VALUES ** place;
}

export function firstLot(lots: number): number {
  return lots % LOT_VALUES;
}

export function laterLots(lots: number): number {
  return Math.floor(lots / LOT_VALUES);
}

export function lotColumn(lot: number): Seat {
  return lot % COLUMN_VALUES;
}

export function lotCount(lot: number): number {
  return Math.floor(lot / COLUMN_VALUES);
}

/** The code of a decision as the rules write it. An arrangement is one by its place among all of a hand. */
export function encode(move: HeuchelMove): MoveCode {
  switch (move.kind) {
    case 'move':
      return wayCode(move.from, move.count, move.to);
    case 'take':
      return codeOf(
        TAKE,
        move.lots.reduce(
          (lots, { column, count }, place) => withLot(lots, place, column, count),
          0,
        ),
      );
    case 'leave':
      return LEAVE;
    case 'again':
      return AGAIN;
    case 'stop':
      return STOP;
    case 'remove':
      return codeOf(REMOVE, move.row);
    case 'first':
      return codeOf(DRAW, move.seat);
    case 'roll':
      return codeOf(DRAW, move.pips);
    default:
      throw new Error(`${move.kind} has no code of its own`);
  }
}

/** A decision as the rules write it; not for arrangements, nor for what nature draws. */
export function decode(code: MoveCode): HeuchelMove {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case MOVE:
      return { kind: 'move', from: wayFrom(code), count: wayCount(code), to: wayTo(code) };
    case TAKE:
      return { kind: 'take', lots: lotsOf(argument) };
    case REMOVE:
      return { kind: 'remove', row: argument };
    default:
      return must(WORDS[kindOf(code)], 'a word');
  }
}

const WORDS: Readonly<Record<number, HeuchelMove>> = {
  [LEAVE]: { kind: 'leave' },
  [AGAIN]: { kind: 'again' },
  [STOP]: { kind: 'stop' },
};

function lotsOf(lots: number): readonly Lot[] {
  if (lots === 0) return [];
  const lot = firstLot(lots);
  return [{ column: lotColumn(lot), count: lotCount(lot) }, ...lotsOf(laterLots(lots))];
}
