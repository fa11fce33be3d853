import { type Bot, type Choice, think } from '@kast/bots';
import { must, seededRandom } from '@kast/kernel';
import { game, type TablutView } from '../rules/index.ts';
import { chances } from './chances.ts';
import { Evaluation } from './evaluation.ts';
import { positionOf } from './from-state.ts';
import { LEVELS } from './levels.ts';
import { makeLine } from './notation.ts';
import { LIGHT } from './pieces.ts';
import { TablutSearch } from './search.ts';
import { WEIGHTS } from './weights.ts';

export const bot: Bot<TablutView, never> = {
  choose(seen, { level, seed, budget, clock }): Choice {
    const random = seededRandom(seed);
    const position = positionOf(game.imagine(seen, random));
    const temper = LEVELS[level];
    const whim = random.below(2 ** 32);
    const search = new TablutSearch(position, new Evaluation(WEIGHTS), whim);
    const limits = { ...temper, budget: budget ?? temper.budget, clock };
    const { best, nodes } = think(search, temper, limits, random);
    const line = makeLine(position, best.line);
    const forLight = position.turn === LIGHT ? best.value : -best.value;
    return { move: must(line[0], 'a move'), line, nodes, estimate: chances(forLight) };
  },
};
