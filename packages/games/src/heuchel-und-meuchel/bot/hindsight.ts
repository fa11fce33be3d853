import { type Hindsight, playedOut } from '@kast/bots';
import { seatsOf } from '@kast/kernel';
import { game, type HeuchelState } from '../rules/index.ts';
import { positionOf } from './from-state.ts';
import { hidden } from './hidden.ts';
import { drawn, played, turnIn } from './imagined-game.ts';
import { PlayoutPolicy } from './playout-policy.ts';
import { POLICY_WEIGHTS } from './policy-weights.ts';
import { ARRANGING } from './position.ts';

const policy = new PlayoutPolicy(POLICY_WEIGHTS);

export const hindsight: Hindsight<HeuchelState> = {
  isExact: false,
  hidden,
  appraise(state, random) {
    const isDealt = state.phase !== 'deal';
    const dealt = isDealt ? state : game.apply(state, 'chance', game.chance(state, random));
    const position = positionOf(dealt);
    const playable = {
      seats: state.seats,
      turn: turnIn,
      apply: played,
      chance: drawn,
      playoutMove: policy.move.bind(policy),
    };
    if (position.phase === ARRANGING) {
      for (const seat of seatsOf(state.seats)) {
        if (!position.hasArranged(seat)) {
          played(position, seat, policy.move(position, seat, random));
        }
      }
    }
    return playedOut(playable, position, random);
  },
};
