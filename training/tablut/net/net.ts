import { PIECE_ROWS } from './rows.ts';

/** Rows that are added where the table has chosen: TB4.3 hard, TB3.5 unarmed, TB2.2 open. */
const OPTION_ROWS = 3;
/** One per side on turn, and per TB4.3. */
const HEADS = 4;

/** A net of one hidden layer in whole numbers, two of its units in each word. */
export interface Net {
  readonly hidden: number;
  /** By row, two units a word: added when a piece comes to a square, subtracted when it leaves. */
  readonly rows: Int32Array;
  readonly bias: Int32Array;
  readonly heads: Int8Array;
  readonly offsets: Int32Array;
  readonly factor: number;
  readonly shift: number;
  readonly squared: boolean;
  /** Its value is added to the hand-made one. */
  readonly added: boolean;
}

/** As `training/tablut/train.py` writes it. */
export function parseNet(bytes: Uint8Array): Net {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = 4 * (HEADS + 4);
  const hidden = (bytes.length - tail) / (PIECE_ROWS + OPTION_ROWS + 2 + HEADS);
  const biasAt = (PIECE_ROWS + OPTION_ROWS) * hidden;
  const headsAt = biasAt + 2 * hidden;
  const tailAt = headsAt + HEADS * hidden;
  const words = hidden / 2;
  return {
    hidden,
    rows: Int32Array.from({ length: (PIECE_ROWS + OPTION_ROWS) * words }, (_, word) =>
      pair(view.getInt8(2 * word), view.getInt8(2 * word + 1)),
    ),
    bias: Int32Array.from({ length: words }, (_, word) =>
      pair(view.getInt16(biasAt + 4 * word, true), view.getInt16(biasAt + 4 * word + 2, true)),
    ),
    heads: Int8Array.from({ length: HEADS * hidden }, (_, at) => view.getInt8(headsAt + at)),
    offsets: Int32Array.from({ length: HEADS }, (_, head) =>
      view.getInt32(tailAt + 4 * head, true),
    ),
    factor: view.getInt32(tailAt + 4 * HEADS, true),
    shift: view.getInt32(tailAt + 4 * HEADS + 4, true),
    squared: view.getInt32(tailAt + 4 * HEADS + 8, true) === 1,
    added: view.getInt32(tailAt + 4 * HEADS + 12, true) === 1,
  };
}

/**
 * Two small numbers in one word, so that one addition adds both: the upper one borrows from below zero,
 * and `lower` and `upper` give it back.
 */
function pair(lower: number, upper: number): number {
  return upper * 0x1_0000 + lower;
}
