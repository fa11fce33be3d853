import { listMoves, MOST_MOVES } from './mobility.ts';
import { RUNNING, type TablutPosition } from './position.ts';

/** Leaves of the full move tree; finished matches are not expanded. */
export function perft(position: TablutPosition, depth: number): number {
  const moves = new Int32Array(MOST_MOVES * depth);
  const leaves = (left: number): number => {
    const start = (left - 1) * MOST_MOVES;
    const count = listMoves(position, moves, start);
    if (left === 1) return count;
    let sum = 0;
    for (let index = start; index < start + count; index++) {
      position.make(moves[index] as number);
      if (position.standing === RUNNING) sum += leaves(left - 1);
      position.unmake();
    }
    return sum;
  };
  return leaves(depth);
}
