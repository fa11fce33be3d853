import { type Bot, determinizedBot, preferred, type SeatNet } from '@kast/bots';
import { imaginedGame } from '../../packages/games/src/heuchel-und-meuchel/bot/imagined-game.ts';
import type { HeuchelSeen } from '../../packages/games/src/heuchel-und-meuchel/bot/imagined-positions.ts';
import { LEVELS } from '../../packages/games/src/heuchel-und-meuchel/bot/levels.ts';
import { PlayoutPolicy } from '../../packages/games/src/heuchel-und-meuchel/bot/playout-policy.ts';
import { POLICY_WEIGHTS } from '../../packages/games/src/heuchel-und-meuchel/bot/policy-weights.ts';
import type { HeuchelPosition } from '../../packages/games/src/heuchel-und-meuchel/bot/position.ts';
import type {
  HeuchelMemory,
  HeuchelView,
} from '../../packages/games/src/heuchel-und-meuchel/rules/index.ts';
import { isQuiet } from './quiet.ts';
import { describe } from './rows.ts';

/** The best level with a net in place of the rest of a playout, as soon as somebody is about to move. */
export function netBot(
  netFor: (position: HeuchelPosition) => SeatNet,
): Bot<HeuchelView, HeuchelMemory> {
  const policy = new PlayoutPolicy(POLICY_WEIGHTS);
  return determinizedBot({
    levels: LEVELS,
    determinize: (seen: HeuchelSeen) => ({
      ...imaginedGame(seen, policy),
      foresee(position) {
        if (!isQuiet(position)) return undefined;
        const net = netFor(position);
        describe(position, net);
        net.estimate();
        return {
          rewards: Array.from(net.rewards.subarray(0, seen.seats)),
          payoffs: Array.from(net.shares.subarray(0, seen.seats)),
        };
      },
    }),
    decide: ({ moves }) => preferred(moves),
  });
}
