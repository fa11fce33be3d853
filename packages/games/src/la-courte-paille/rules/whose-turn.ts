import type { Seat } from '@kast/kernel';
import { actingSeat } from './acting-seat.ts';
import { seatsToChoose } from './choosing.ts';
import type { PailleState } from './state.ts';
import { roundWinner } from './voyage.ts';

/** Nobody while chance is due: the first deal, the shark, a reshuffle. */
export function seatsToDecide(state: PailleState): readonly Seat[] {
  if (state.owed.length > 0) return [];
  switch (state.stage) {
    case 'choose':
      return seatsToChoose(state);
    case 'act':
      return [actingSeat(state)];
    case 'eat':
      return [roundWinner(state)];
    default:
      return [];
  }
}
