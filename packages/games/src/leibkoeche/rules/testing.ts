import { defaultOptions } from '@kast/kernel';
import { testingOf } from '@kast/test-kit';
import { type LeibkoecheOptions, options as specs } from '../info.ts';
import { game } from './game.ts';
import type { LeibkoecheState } from './state.ts';

export const { stateAfter, expectRefusal, eventsOf } = testingOf(game);

/** Before anything is set up. */
export function startOf(
  seats: number,
  options: Partial<LeibkoecheOptions> = { toss: 'chance' },
): LeibkoecheState {
  return game.init({ ...defaultOptions(specs), ...options }, seats);
}

/** The legal entries of a seat, as they are written; orders of the tray (LK6.5) left out. */
export function choices(state: LeibkoecheState, seat = state.onTurn): readonly string[] {
  return game
    .moves(state, seat)
    .map((move) => game.notation.make(state, move))
    .filter((text) => !text.startsWith('order'));
}
