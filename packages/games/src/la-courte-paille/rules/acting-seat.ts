import { must, type Seat } from '@kast/kernel';
import type { PailleState, ShownCard } from './state.ts';

/** The card with which somebody is acting: it has gone to the discard pile already. CP3.2 */
export function actingCard(state: Pick<PailleState, 'shown' | 'begun'>): ShownCard {
  return must(state.shown[state.begun - 1], 'a seat that acts');
}

export function actingSeat(state: Pick<PailleState, 'shown' | 'begun'>): Seat {
  return actingCard(state).seat;
}
