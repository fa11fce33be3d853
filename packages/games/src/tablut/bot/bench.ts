import { type Bench, findBestMove } from '@kast/bots';
import { defaultOptions, type Random } from '@kast/kernel';
import { info, type TablutOptions } from '../info.ts';
import { Evaluation } from './evaluation.ts';
import { perft } from './perft.ts';
import { TablutPosition } from './position.ts';
import { playOut, RandomMoves } from './random-moves.ts';
import { TablutSearch } from './search.ts';
import { WEIGHTS } from './weights.ts';

const options = defaultOptions(info.options);
const start = new TablutPosition(options);
const position = new TablutPosition(options);

/** One for all playouts, as a player would have it: by the lot of whoever asks first. */
let moves: RandomMoves | undefined;

export const bench: Bench = {
  fastPlayout(random: Random): number {
    moves ??= new RandomMoves(random);
    position.copy(start);
    return playOut(position, moves);
  },

  searchNodes(nodes: number): number {
    position.copy(start);
    const search = new TablutSearch(position, new Evaluation(WEIGHTS[options.kingCapture]), 0);
    return findBestMove(search, { budget: { nodes }, clock: () => 0 }).nodes;
  },

  depthWithin(milliseconds: number, clock: () => number): number {
    position.copy(start);
    const search = new TablutSearch(position, new Evaluation(WEIGHTS[options.kingCapture]), 0);
    return findBestMove(search, { budget: { milliseconds }, clock }).depth;
  },

  perft: (chosen, depth) => perft(new TablutPosition(chosen as TablutOptions), depth),
};
