import { EMPTY, EMPTY_PALACE } from './board.ts';
import type { Pieces } from './pieces.ts';

/** The first square from `start` in a direction that nothing can slide over: TB2.1, TB2.2 */
export function firstBarrier(pieces: Pieces, start: number, step: number): number {
  const { cells } = pieces;
  let square = start + step;
  while (cells[square] === EMPTY || (cells[square] === EMPTY_PALACE && pieces.palaceOpen)) {
    square += step;
  }
  return square;
}
