import { type Hindsight, playedOut } from '@kast/bots';
import { game, type HeuchelState } from '../rules/index.ts';
import { hidden } from './hidden.ts';
import { sensibleMove } from './sensible-move.ts';

export const hindsight: Hindsight<HeuchelState> = {
  isExact: false,
  hidden,
  appraise(state, random) {
    return playedOut({ ...game, seats: state.seats, sensibleMove }, state, random);
  },
};
