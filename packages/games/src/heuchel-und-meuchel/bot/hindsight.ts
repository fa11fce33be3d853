import { type Hindsight, playedOut } from '@kast/bots';
import { game, type HeuchelState } from '../rules/index.ts';
import { hidden } from './hidden.ts';
import { playoutMove } from './playout-move.ts';

export const hindsight: Hindsight<HeuchelState> = {
  isExact: false,
  hidden,
  appraise(state, random) {
    return playedOut({ ...game, seats: state.seats, playoutMove }, state, random);
  },
};
