import * as board from './board.ts';
import * as lines from './lines.ts';
import * as theMemory from './memory.ts';

const { STRIDE } = board;
const { ACROSS, LINE_LENGTH, lowestOf, tables } = lines;
const { LINES_AT } = theMemory;
const { LINE, PLACE } = tables;

/** The place behind the end of a line: a wall. */
const BEHIND_END = 1 << LINE_LENGTH;

/**
 * The first square from `start` in a direction that nothing can slide over, a wall behind the board if need be:
 * TB2.1, TB2.2. By the line that it lies on, without a step.
 */
export function firstBarrier(memory: Int32Array, start: number, step: number): number {
  if (step === 1) return start + stepsUp(memory, start);
  if (step === -1) return start - stepsDown(memory, start);
  return step > 0
    ? start + STRIDE * stepsUp(memory, start + ACROSS)
    : start - STRIDE * stepsDown(memory, start + ACROSS);
}

function stepsUp(memory: Int32Array, start: number): number {
  const above = (memory[LINES_AT + (LINE[start] as number)] as number) | BEHIND_END;
  return 1 + lowestOf(above >> ((PLACE[start] as number) + 1));
}

function stepsDown(memory: Int32Array, start: number): number {
  const place = PLACE[start] as number;
  const below = (memory[LINES_AT + (LINE[start] as number)] as number) & ((1 << place) - 1);
  // Where nothing is below, that is the place before the first.
  return place - (31 - Math.clz32(below));
}
