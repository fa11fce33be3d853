import { informationSetBot } from '@kast/bots';
import { game } from '../rules/index.ts';
import { hidden } from './hidden.ts';
import { LEVELS } from './levels.ts';
import { rewards } from './rewards.ts';
import { playoutMove } from './playout-move.ts';
import { sightOf } from './sight-of.ts';
import { worthTrying } from './worth-trying.ts';

export const bot = informationSetBot({
  game,
  levels: LEVELS,
  hidden,
  parts: (seen) => ({
    moves: worthTrying,
    playoutMove,
    rewards: (outcome) => rewards(outcome, seen.seats),
    sight: (step) => sightOf(step, seen.viewer),
  }),
});
