import { defaultOptions } from '@kast/kernel';
import { testingOf } from '@kast/test-kit';
import { type HeuchelOptions, options as specs } from '../info.ts';
import { game } from './game.ts';
import { sketch } from './scene.ts';
import type { HeuchelState } from './state.ts';

export const { stateAfter, expectRefusal, eventsOf } = testingOf(game);

export function startOf(seats: number, options: Partial<HeuchelOptions> = {}): HeuchelState {
  return game.init({ ...defaultOptions(specs), ...options }, seats);
}

/** The legal entries of a seat, as they are written. */
export function choices(state: HeuchelState, seat: number): readonly string[] {
  return game.moves(state, seat).map((move) => game.notation.make(state, move));
}

export function sketches(state: HeuchelState): readonly string[] {
  return state.columns.map(sketch);
}
