import { openBot } from '@kast/bots';
import { game, type TablutMove, type TablutState, type TablutView } from '../rules/index.ts';
import { Evaluation } from './evaluation.ts';
import { positionOf, rulesMove } from './from-state.ts';
import { oversightOf, temptationOf } from './human-errors.ts';
import { LEVELS } from './levels.ts';
import { TablutSearch } from './search.ts';
import { SeenTablutSearch } from './seen-search.ts';
import { WEIGHTS } from './weights.ts';

export const bot = openBot<TablutState, TablutMove, TablutView>({
  game,
  levels: LEVELS,
  likely: 150,
  searchOf(state, whim, attention) {
    const position = positionOf(state);
    const evaluation = new Evaluation(WEIGHTS[state.options.kingCapture]);
    return attention
      ? new SeenTablutSearch(position, evaluation, whim, attention)
      : new TablutSearch(position, evaluation, whim);
  },
  oversight: oversightOf,
  temptation: temptationOf,
  moveOf: rulesMove,
});
