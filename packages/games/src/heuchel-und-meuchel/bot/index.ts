import { imaginingBot } from '@kast/bots';
import { game } from '../rules/index.ts';
import { hidden } from './hidden.ts';
import { LEVELS } from './levels.ts';
import { payoffs } from './payoffs.ts';
import { sensibleMove } from './sensible-move.ts';
import { sightOf } from './sight-of.ts';
import { worthTrying } from './worth-trying.ts';

export const bot = imaginingBot({
  game,
  levels: LEVELS,
  hidden,
  parts: (seen) => ({
    moves: worthTrying,
    sensibleMove,
    payoffs: (outcome) => payoffs(outcome, seen.seats),
    sight: (step) => sightOf(step, seen.viewer),
  }),
});
