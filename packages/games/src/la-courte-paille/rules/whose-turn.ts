import type { Seat, Turn } from '@kast/kernel';
import { actingSeat } from './acting-seat.ts';
import { seatsToChoose } from './choosing.ts';
import type { PailleState } from './state.ts';
import { roundWinner } from './voyage.ts';

export function turnIn(state: PailleState): Turn {
  if (state.outcome) return { kind: 'over', outcome: state.outcome };
  const seats = seatsToDecide(state);
  if (seats.length === 0) return { kind: 'chance', source: 'lot' };
  return { kind: 'seats', seats, rule: RULES[state.stage as keyof typeof RULES] };
}

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

const RULES = { choose: 'CP3.1', act: 'CP3.2', eat: 'CP6.3' } as const;
