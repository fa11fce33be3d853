import type { Secrecy, Step, Viewer } from '@kast/kernel';
import type { LeibkoecheMove, LeibkoecheState } from './state.ts';

/** LK10.3 */
export function secrecy({ move }: Step<LeibkoecheState, LeibkoecheMove>, viewer: Viewer): Secrecy {
  if (viewer === 'open') return 'none';
  if (move.kind === 'king') return { until: REVEALED };
  return move.kind === 'piles' || move.kind === 'stack' ? 'until-end' : 'none';
}

/** LK7.2: the king's pancakes are turned up. */
const REVEALED = 'revealed';

export function isDisclosed(until: string, now: LeibkoecheState): boolean {
  return until === REVEALED && now.revealed;
}

/** A new top on a pile or the stack, a look, a reveal, or anything that nature decided. */
export function reveals(
  { before, by, move, after }: Step<LeibkoecheState, LeibkoecheMove>,
  viewer: Viewer,
): boolean {
  return (
    by === 'chance' ||
    (move.kind === 'peek' && move.place !== null && viewer === by) ||
    before.stack !== after.stack ||
    before.piles !== after.piles ||
    before.revealed !== after.revealed ||
    after.phase === 'over'
  );
}
