import type { Random } from '@kast/kernel';
import { drawDeal } from './dealing.ts';
import type { HeuchelMove, HeuchelState } from './state.ts';

/** HM7.1 */
export const PIPS = 6;

export function chance(state: HeuchelState, random: Random): HeuchelMove {
  switch (state.phase) {
    case 'deal':
      return { kind: 'deal', hands: drawDeal(state, random) };
    case 'first':
      return { kind: 'first', seat: random.below(state.seats) + 1 };
    default:
      return { kind: 'roll', pips: random.below(PIPS) + 1 };
  }
}
