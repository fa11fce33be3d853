import { type Bot, determinizedBot, determinizedGame, preferred } from '@kast/bots';
import { seatsOf, type Seen } from '@kast/kernel';
import { partsFor } from '../../packages/games/src/la-courte-paille/bot/index.ts';
import { LEVELS } from '../../packages/games/src/la-courte-paille/bot/levels.ts';
import {
  game,
  type PailleMemory,
  type PailleView,
} from '../../packages/games/src/la-courte-paille/rules/index.ts';
import { foreseen } from '../foreseen.ts';
import type { SeatNet } from '../seat-net/seat-net.ts';
import { describe, isQuiet } from './rows.ts';

/** The best level in single weeks with a net in place of the rest of a playout, as soon as everybody is about to choose. */
export function netBot(net: SeatNet): Bot<PailleView, PailleMemory> {
  return determinizedBot({
    levels: LEVELS,
    determinize: (seen: Seen<PailleView, PailleMemory>) =>
      foreseen(determinizedGame(game, seen, partsFor(seen, LEVELS[5].forgets)), (table) => {
        if (!isQuiet(table)) return undefined;
        describe(table, net);
        net.estimateRewards();
        return seatsOf(seen.seats).map((seat) => net.rewards[seat - 1] as number);
      }),
    decide: ({ moves }) => preferred(moves),
  });
}
