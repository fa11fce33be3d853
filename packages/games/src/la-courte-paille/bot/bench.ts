import type { Bench } from '@kast/bots';
import { defaultOptions, pick, type Random, seededRandom } from '@kast/kernel';
import { info } from '../info.ts';
import { game } from '../rules/index.ts';
import { draftOf, moves, playOn } from '../rules/play.ts';
import { botUpTo } from './index.ts';

const bot = await botUpTo();
const start = game.init(defaultOptions(info.options), info.seats.min);

export const bench: Bench = {
  /** The bots play on the rules themselves, in place. */
  fastPlayout(random: Random): number {
    const table = draftOf(start);
    let plies = 0;
    for (let turn = game.turn(table); turn.kind !== 'over'; turn = game.turn(table)) {
      const [by = 'chance'] = turn.kind === 'seats' ? turn.seats : [];
      const move = by === 'chance' ? game.chance(table, random) : pick(random, moves(table, by));
      playOn(table, by, move, () => {});
      plies++;
    }
    return plies;
  },

  searchNodes(nodes: number): number {
    const random = seededRandom('bench');
    const dealt = game.apply(start, 'chance', game.chance(start, random));
    const state = game.apply(dealt, 'chance', game.chance(dealt, random));
    const view = game.view(state, 1);
    const seats = info.seats.min;
    const seen = { viewer: 1, seats, options: {}, ply: 2, view, memory: undefined };
    return bot.choose(seen, { level: 5, seed: 'bench', budget: { nodes }, clock: () => 0 }).nodes;
  },
};
