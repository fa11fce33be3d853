import * as board from './board.ts';
import * as lines from './lines.ts';
import * as arrayLayout from './array-layout.ts';

const { STRIDE } = board;
const { LINE_LENGTH, lowestOf, tables } = lines;
const { LINES_AT } = arrayLayout;
const { LINE, PLACE } = tables;
const ROWS_AT = LINES_AT + LINE_LENGTH;

/** The place behind the end of a line: a wall. */
const BEHIND_END = 1 << LINE_LENGTH;

/**
 * The first square from `start` in a direction that nothing can slide over, a wall behind the board if need be:
 * TB2.1, TB2.2. By the line that it lies on, without a step.
 */
export function firstBarrier(memory: Int32Array, start: number, step: number): number {
  if (step === 1) return barrierUp(memory, start);
  if (step === -1) return barrierDown(memory, start);
  return step > 0 ? barrierRight(memory, start) : barrierLeft(memory, start);
}

export function barrierUp(memory: Int32Array, start: number): number {
  const row = PLACE[start] as number;
  const column = memory[LINES_AT + (LINE[start] as number)] as number;
  return start + 1 + lowestOf((column | BEHIND_END) >> (row + 1));
}

/** Where nothing is below, that is the place before the first; so to the left. */
export function barrierDown(memory: Int32Array, start: number): number {
  const row = PLACE[start] as number;
  const column = memory[LINES_AT + (LINE[start] as number)] as number;
  return start - row + 31 - Math.clz32(column & ((1 << row) - 1));
}

export function barrierRight(memory: Int32Array, start: number): number {
  const column = LINE[start] as number;
  const row = memory[ROWS_AT + (PLACE[start] as number)] as number;
  return start + STRIDE * (1 + lowestOf((row | BEHIND_END) >> (column + 1)));
}

export function barrierLeft(memory: Int32Array, start: number): number {
  const column = LINE[start] as number;
  const row = memory[ROWS_AT + (PLACE[start] as number)] as number;
  return start + STRIDE * (31 - column - Math.clz32(row & ((1 << column) - 1)));
}
