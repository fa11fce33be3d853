import type { Side } from './board.ts';
import { pawnsTaken } from './capturing.ts';
import { movesOf, type Position } from './moving.ts';
import type { Square } from './square.ts';

/** The pawns that this side could take if it were its turn. TB3.1 */
export function takeableBy(position: Position, side: Side): readonly Square[] {
  const taken = movesOf(position, side).flatMap((move) => pawnsTaken(position, move));
  return [...new Set(taken)];
}
