import { type Bot, type Budget, type Choice, Meter } from '@kast/bots';
import { must, seededRandom } from '@kast/kernel';
import { positionOf, rulesMove } from '../bot/from-state.ts';
import { listMoves, MOST_MOVES } from '../bot/mobility.ts';
import { TablutPosition } from '../bot/position.ts';
import { playOut, RandomMoves } from '../bot/random-moves.ts';
import type { TablutOptions } from '../info.ts';
import { game, type TablutView } from '../rules/index.ts';
import { isLost } from './is-lost.ts';

const USUAL: Budget = { nodes: 5_000 };

/**
 * Flat Monte Carlo (Abramson 1990): as many random playouts after each move as after any other, and then the
 * move that did best. A node of its budget is a playout.
 */
export const flatMonteCarlo: Bot<TablutView, never> = {
  choose(seen, { seed, budget = USUAL, clock }): Choice {
    const random = seededRandom(seed);
    const state = game.imagine(seen, random);
    const meter = new Meter(budget, clock);
    const start = positionOf(state);
    const arms = movesOf(start).map((move) => ({ move, points: 0, playouts: 0 }));
    const playout = new TablutPosition(seen.options as TablutOptions);
    const lot = new RandomMoves(random);
    while (!meter.isUsedUp) {
      for (const arm of arms) {
        playout.copy(start);
        playout.make(arm.move);
        playOut(playout, lot);
        arm.playouts++;
        arm.points += pointsOf(playout, start.turn);
        meter.count();
      }
    }
    const share = ({ points, playouts }: (typeof arms)[number]): number => points / playouts;
    const best = must(arms.toSorted((one, other) => share(other) - share(one))[0], 'a move');
    const text = game.notation.make(state, rulesMove(best.move));
    const chance = share(best);
    const estimate = seen.viewer === 1 ? [chance, 1 - chance] : [1 - chance, chance];
    return { move: text, line: [text], nodes: meter.nodes, estimate };
  },
  weigh: () => [],
};

function movesOf(position: TablutPosition): readonly number[] {
  const moves = new Int32Array(MOST_MOVES);
  return [...moves.subarray(0, listMoves(position, moves, 0))];
}

function pointsOf(over: TablutPosition, side: number): number {
  if (!isLost(over)) return 0.5;
  return over.turn === side ? 0 : 1;
}
