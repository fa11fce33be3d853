import { pick, type Random } from '@kast/kernel';
import type { HeuchelOptions } from '../../packages/games/src/heuchel-und-meuchel/info.ts';
import {
  game,
  type HeuchelState,
} from '../../packages/games/src/heuchel-und-meuchel/rules/index.ts';

/** The start of a match of so many, with any options: dealt, and not yet arranged. */
export function dealt(random: Random, seats: readonly number[]): HeuchelState {
  const options: HeuchelOptions = {
    split: pick(random, ['start', 'anywhere']),
    die: pick(random, ['off', 'on']),
    memory: 'aid',
  };
  const start = game.init(options, pick(random, seats));
  return game.apply(start, 'chance', game.chance(start, random));
}

/** Some moves in, up to three are made by lot, so that what a search tries is known as well; from when, and until when. */
export function pliesByLot(random: Random): { readonly from: number; readonly to: number } {
  const from = random.below(LATEST_LOT);
  return { from, to: from + random.below(MOST_BY_LOT + 1) };
}

const LATEST_LOT = 40;
const MOST_BY_LOT = 3;
