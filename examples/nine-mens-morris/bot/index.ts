import { openBot } from '@kast/bots';
import { game, type MorrisMove, type MorrisState } from '../rules/index.ts';
import { LEVELS } from './levels.ts';
import { moveOf } from './moves.ts';
import { MorrisPosition } from './position.ts';

export const bot = openBot<MorrisState, MorrisMove, MorrisState>({
  game,
  levels: LEVELS,
  likely: 200,
  searchOf: (state, whim) => new MorrisPosition(state, whim),
  moveOf,
});
