import {
  columnOf,
  FIRST_DARK,
  FIRST_LIGHT,
  rowOf,
  squareAt,
} from '../../packages/games/src/tablut/bot/board.ts';
import { lowestOf } from '../../packages/games/src/tablut/bot/lines.ts';
import {
  DARK,
  LIGHT,
  type Pieces,
  type Placement,
  type PositionOptions,
} from '../../packages/games/src/tablut/bot/pieces.ts';

/**
 * A position in 32 bytes, little-endian: attackers and defenders as 81 bits each (bytes 0 and 11; bit
 * 9 × column + row), the king's square (22), flags (23), the search's value (24) and the hand-made
 * estimate (26) for light as 16 bits, and the outcome for light (28: −1, 0, 1, or UNKNOWN).
 */
export const RECORD_BYTES = 32;
const BOARD = 81;
const LIGHT_AT = 11;
const KING_AT = 22;
const FLAGS_AT = 23;
const VALUE_AT = 24;
const ESTIMATE_AT = 26;
const OUTCOME_AT = 28;
/** Of a position that was not played on. */
export const UNKNOWN = 2;

const DARK_ON_TURN = 1;
const HARD = 2;
const UNARMED = 4;
const PALACE_OPEN = 8;
const BEST_IS_CAPTURE = 16;

export interface SeenPosition {
  readonly position: Pieces;
  readonly options: PositionOptions;
  readonly forLight: number;
  readonly estimate: number;
  readonly isCapture: boolean;
}

export function writePosition(records: Uint8Array, index: number, seen: SeenPosition): void {
  const { position, options } = seen;
  const at = index * RECORD_BYTES;
  for (let left = position.dark; left !== 0; left &= left - 1) {
    setBit(records, at, position.squareOf[FIRST_DARK + lowestOf(left)] as number);
  }
  for (let left = position.light; left !== 0; left &= left - 1) {
    setBit(records, at + LIGHT_AT, position.squareOf[FIRST_LIGHT + lowestOf(left)] as number);
  }
  records[at + KING_AT] = squareNumber(position.king);
  records[at + FLAGS_AT] =
    (position.turn === LIGHT ? 0 : DARK_ON_TURN) |
    (options.kingCapture === 'hard' ? HARD : 0) |
    (options.king === 'unarmed' ? UNARMED : 0) |
    (options.palacePassage === 'open' ? PALACE_OPEN : 0) |
    (seen.isCapture ? BEST_IS_CAPTURE : 0);
  const view = new DataView(records.buffer, records.byteOffset + at, RECORD_BYTES);
  view.setInt16(VALUE_AT, seen.forLight, true);
  view.setInt16(ESTIMATE_AT, seen.estimate, true);
}

export function writeOutcome(records: Uint8Array, index: number, outcome: number): void {
  records[index * RECORD_BYTES + OUTCOME_AT] = outcome;
}

/** Writes the outcome of the match where it is that of the position. */
export function settleOutcome(records: Uint8Array, index: number, outcome: number): void {
  if (records[index * RECORD_BYTES + OUTCOME_AT] !== UNKNOWN) writeOutcome(records, index, outcome);
}

function setBit(records: Uint8Array, at: number, square: number): void {
  const bit = squareNumber(square);
  records[at + (bit >> 3)] = (records[at + (bit >> 3)] as number) | (1 << (bit & 7));
}

function squareNumber(square: number): number {
  return 9 * columnOf(square) + rowOf(square);
}

export interface ReadPosition {
  readonly placement: Placement;
  readonly options: PositionOptions;
}

export function readPosition(records: Uint8Array, index: number): ReadPosition {
  const at = index * RECORD_BYTES;
  const flags = records[at + FLAGS_AT] as number;
  return {
    placement: {
      dark: squaresIn(records, at),
      light: squaresIn(records, at + LIGHT_AT),
      king: squareOf(records[at + KING_AT] as number),
      turn: (flags & DARK_ON_TURN) === 0 ? LIGHT : DARK,
    },
    options: {
      kingCapture: (flags & HARD) === 0 ? 'either' : 'hard',
      king: (flags & UNARMED) === 0 ? 'armed' : 'unarmed',
      palacePassage: (flags & PALACE_OPEN) === 0 ? 'closed' : 'open',
      drawAfter: 100,
    },
  };
}

function squaresIn(records: Uint8Array, at: number): readonly number[] {
  const numbers = Array.from({ length: BOARD }, (_, number) => number);
  return numbers
    .filter((bit) => ((records[at + (bit >> 3)] as number) & (1 << (bit & 7))) !== 0)
    .map(squareOf);
}

function squareOf(number: number): number {
  return squareAt(Math.floor(number / 9), number % 9);
}
