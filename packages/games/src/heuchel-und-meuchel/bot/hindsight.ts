import { type Hindsight, InformationSetMcts, Meter, sharedWin, weighedFrom } from '@kast/bots';
import { type Random, type Seat, seatsOf } from '@kast/kernel';
import { game, type HeuchelState } from '../rules/index.ts';
import { positionOf } from './from-state.ts';
import { hidden } from './hidden.ts';
import { drawn, imaginedGame, played, turnIn } from './imagined-game.ts';
import { PlayoutPolicy } from './playout-policy.ts';
import { POLICY_WEIGHTS } from './policy-weights.ts';
import { ARRANGING, HeuchelPosition } from './position.ts';

const policy = new PlayoutPolicy(POLICY_WEIGHTS);

/**
 * Looking back at a whole match asks for this many times: a short look each. Played out by sensible moves alone, who is
 * next to move seems to win what a player who looks one move ahead would never let him.
 */
const LOOK = { nodes: 80 };

export const hindsight: Hindsight<HeuchelState> = {
  isExact: false,
  hidden,
  appraise(state, random) {
    const position = nextToDecide(state, random);
    const turn = turnIn(position);
    if (turn.kind === 'over') return sharedWin(turn.outcome, state.seats);
    const [seat = 1] = turn.kind === 'seats' ? turn.seats : [];
    const meter = new Meter(LOOK, () => 0);
    const search = new InformationSetMcts(openGame(state, seat, position), seat, { meter, random });
    return weighedFrom([search.search()]).chances;
  },
};

/** With every card open: what a seat imagines is what there is. */
function openGame(state: HeuchelState, seat: Seat, position: HeuchelPosition) {
  const { seats, options } = state;
  const view = game.view(state, seat);
  const seen = { viewer: seat, seats, options, ply: 0, view, memory: undefined };
  return {
    ...imaginedGame(seen, policy),
    turn: turnIn,
    imagine(): HeuchelPosition {
      const again = new HeuchelPosition(seats, options);
      again.copyFrom(position);
      return again;
    },
  };
}

/** Where somebody decides next on the open board: what is drawn or arranged before that is so once. */
function nextToDecide(state: HeuchelState, random: Random): HeuchelPosition {
  const isDealt = state.phase !== 'deal';
  const dealt = isDealt ? state : game.apply(state, 'chance', game.chance(state, random));
  const position = positionOf(dealt);
  if (position.phase === ARRANGING) {
    for (const seat of seatsOf(state.seats)) {
      if (!position.hasArranged(seat)) played(position, seat, policy.move(position, seat, random));
    }
  }
  while (turnIn(position).kind === 'chance') played(position, 'chance', drawn(position, random));
  return position;
}
