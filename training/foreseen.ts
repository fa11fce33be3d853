import type { DeterminizedGame } from '@kast/bots';
import type { Turn } from '@kast/kernel';

/**
 * A game whose playouts end where what comes of a state can be foreseen: each seat's reward, or undefined where it cannot
 * be told. In the tree all stays as it is: a playout is known by steps that nobody looks at.
 */
export function foreseen<State, Move>(
  game: DeterminizedGame<State, Move>,
  foresee: (state: State) => readonly number[] | undefined,
): DeterminizedGame<State, Move> {
  let isPlayout = false;
  let found: readonly number[] | undefined;
  return {
    ...game,
    imagine(random) {
      isPlayout = false;
      found = undefined;
      return game.imagine(random);
    },
    apply(state, by, move) {
      isPlayout = true;
      return game.apply(state, by, move);
    },
    sight(step) {
      isPlayout = false;
      return game.sight(step);
    },
    turn(state) {
      const turn = game.turn(state);
      if (!isPlayout || turn.kind === 'over') return turn;
      found = foresee(state);
      return found ? OVER : turn;
    },
    payoffs: (outcome, state) => found ?? game.payoffs(outcome, state),
    rewards: (outcome, state) =>
      found ?? game.rewards?.(outcome, state) ?? game.payoffs(outcome, state),
  };
}

const OVER: Turn = { kind: 'over', outcome: { winners: [], rule: 'foreseen' } };
