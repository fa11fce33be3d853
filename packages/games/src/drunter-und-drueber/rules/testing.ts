import { defaultOptions } from '@kast/kernel';
import { testingOf } from '@kast/test-kit';
import { type DrunterOptions, options as specs } from '../info.ts';
import { game } from './game.ts';
import type { DrunterState } from './state.ts';

export const { stateAfter, expectRefusal, eventsOf } = testingOf(game);

/** The printed board, before anything is drawn or placed. */
export function startOf(
  asked: { seats?: number; options?: Partial<DrunterOptions> } = {},
): DrunterState {
  const options = { ...defaultOptions(specs), layout: 'printed' as const, ...asked.options };
  return game.init(options, asked.seats ?? 2);
}
