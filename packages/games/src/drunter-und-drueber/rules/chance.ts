import type { Random } from '@kast/kernel';
import { drawLayout } from './layout.ts';
import type { DrunterMove, DrunterState } from './state.ts';

/** DD1.3, DD2.1 */
export function chance(state: DrunterState, random: Random): DrunterMove {
  return state.phase === 'layout'
    ? { kind: 'layout', layout: drawLayout(random) }
    : { kind: 'first', seat: random.below(state.seats) + 1 };
}
