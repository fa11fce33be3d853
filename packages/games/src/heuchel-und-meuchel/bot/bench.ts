import type { Bench } from '@kast/bots';
import { defaultOptions, pick, type Random, seatsOf, seededRandom } from '@kast/kernel';
import { info } from '../info.ts';
import { game, type HeuchelState } from '../rules/index.ts';
import { positionOf } from './from-state.ts';
import { drawn, played, turnIn } from './imagined-game.ts';
import { bot } from './index.ts';
import { legalMoves } from './legal-moves.ts';
import { HeuchelPosition } from './position.ts';

const start = game.init(defaultOptions(info.options), info.seats.min);
const dealt = game.apply(start, 'chance', game.chance(start, seededRandom('bench')));
const laidOut = positionOf(dealt);
const position = new HeuchelPosition(info.seats.min, dealt.options);

export const bench: Bench = {
  fastPlayout(random: Random): number {
    position.copyFrom(laidOut);
    for (const seat of seatsOf(position.seats)) {
      if (!position.hasArranged(seat))
        played(position, seat, pick(random, legalMoves(position, seat)));
    }
    let plies = position.seats;
    for (let turn = turnIn(position); turn.kind !== 'over'; turn = turnIn(position)) {
      const [by = 'chance'] = turn.kind === 'seats' ? turn.seats : [];
      const move =
        by === 'chance' ? drawn(position, random) : pick(random, legalMoves(position, by));
      played(position, by, move);
      plies++;
    }
    return plies;
  },

  searchNodes(nodes: number): number {
    const state = firstMove();
    const view = game.view(state, state.onTurn);
    const { seats, options } = state;
    const seen = { viewer: state.onTurn, seats, options, ply: 4, view, memory: undefined };
    return bot.choose(seen, { level: 5, seed: 'bench', budget: { nodes }, clock: () => 0 }).nodes;
  },
};

/** The first decision on the laid-out board. */
function firstMove(): HeuchelState {
  const random = seededRandom('bench');
  let state = dealt;
  while (state.phase !== 'moving') {
    const turn = game.turn(state);
    const [by = 'chance'] = turn.kind === 'seats' ? turn.seats : [];
    const move = by === 'chance' ? game.chance(state, random) : pick(random, game.moves(state, by));
    state = game.apply(state, by, move);
  }
  return state;
}
