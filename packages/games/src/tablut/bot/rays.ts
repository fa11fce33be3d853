import * as board from './board.ts';
import type { Pieces } from './pieces.ts';

const { EMPTY, EMPTY_PALACE } = board;

/** The first square from `start` in a direction that nothing can slide over: TB2.1, TB2.2 */
export function firstBarrier(pieces: Pieces, start: number, step: number): number {
  const { memory: cells } = pieces;
  let square = start + step;
  while (cells[square] === EMPTY || (cells[square] === EMPTY_PALACE && pieces.palaceOpen)) {
    square += step;
  }
  return square;
}
