import type { Bot } from '@kast/bots';
import { must, pick, type Seat, seededRandom } from '@kast/kernel';
import { game, type TablutEvent, type TablutView } from '../rules/index.ts';

/** Plays by lot. */
export const bot: Bot<TablutView, TablutEvent> = {
  choose(seen, { seed }) {
    const random = seededRandom(seed);
    const state = game.imagine(seen, random);
    const move = must(pick(random, game.moves(state, seen.viewer as Seat)), 'a legal move');
    const text = game.notation.make(state, move);
    return { move: text, estimate: [0.5, 0.5], nodes: 1, line: [text] };
  },
};
