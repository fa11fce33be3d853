import type { TreeCount } from '@kast/bots';
import { pawnsTakenAt } from './capturing-moves.ts';
import { listMoves, MOST_MOVES } from './mobility.ts';
import { RUNNING, type TablutPosition } from './position.ts';

/** Leaves of the full move tree and the pawns taken by the last moves; finished matches are not expanded. */
export function perft(position: TablutPosition, depth: number): TreeCount {
  const moves = new Int32Array(MOST_MOVES * depth);
  let leaves = 0;
  let captures = 0;
  const walk = (left: number): void => {
    const start = (left - 1) * MOST_MOVES;
    const end = start + listMoves(position, moves, start);
    if (left === 1) leaves += end - start;
    for (let index = start; index < end; index++) {
      const move = moves[index] as number;
      if (left === 1 && pawnsTakenAt(position, move >> 7) === 0) continue;
      position.make(move);
      if (left === 1) captures += position.lastTaken().length;
      else if (position.standing === RUNNING) walk(left - 1);
      position.unmake();
    }
  };
  walk(depth);
  return { leaves, captures };
}
