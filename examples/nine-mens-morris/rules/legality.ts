import type { Actor, Seat } from '@kast/kernel';
import { seatOf, sideOf } from './board.ts';
import { movesOf } from './moving.ts';
import { type MorrisRefusal, whyNotMove } from './refusals.ts';
import type { MorrisMove, MorrisState } from './state.ts';

export function moves(state: MorrisState, seat: Seat): readonly MorrisMove[] {
  const isDue = state.outcome === null && seat === seatOf(state.turn);
  return isDue ? movesOf(state, state.turn) : [];
}

export function check(state: MorrisState, by: Actor, move: MorrisMove): MorrisRefusal | undefined {
  return whyNotMove(state, by === 'chance' ? state.turn : sideOf(by), move);
}
