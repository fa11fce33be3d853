import { openBot } from '@kast/bots';
import { game, type TablutMove, type TablutState, type TablutView } from '../rules/index.ts';
import { Evaluation } from './evaluation.ts';
import { positionOf, rulesMove } from './from-state.ts';
import { LEVELS } from './levels.ts';
import { TablutSearch } from './search.ts';
import { WEIGHTS } from './weights.ts';

export const bot = openBot<TablutState, TablutMove, TablutView>({
  game,
  levels: LEVELS,
  likely: 250,
  searchOf: (state, whim) =>
    new TablutSearch(positionOf(state), new Evaluation(WEIGHTS[state.options.kingCapture]), whim),
  moveOf: rulesMove,
});
