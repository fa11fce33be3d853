import type { Actor, Seat } from '@kast/kernel';
import { seatOf, sideOf } from './board.ts';
import { movesOf, type TablutMove } from './moving.ts';
import { type TablutRefusal, whyNotMove } from './refusals.ts';
import type { TablutState } from './state.ts';

export function moves(state: TablutState, seat: Seat): readonly TablutMove[] {
  const isDue = state.outcome === null && seat === seatOf(state.turn);
  return isDue ? movesOf(state, state.turn) : [];
}

export function check(state: TablutState, by: Actor, move: TablutMove): TablutRefusal | undefined {
  return whyNotMove(state, by === 'chance' ? state.turn : sideOf(by), move);
}
