import { type Bot, determinizedBot, type Level, LEVELS, preferred } from '@kast/bots';
import { pick } from '@kast/kernel';
import { imaginedGame } from '../bot/imagined-game.ts';
import type { HeuchelSeen } from '../bot/imagined-positions.ts';
import { legalMoves } from '../bot/legal-moves.ts';
import { PlayoutPolicy } from '../bot/playout-policy.ts';
import { POLICY_WEIGHTS } from '../bot/policy-weights.ts';
import type { HeuchelMemory, HeuchelView } from '../rules/index.ts';

/** Twice as much as the strongest level. */
const USUAL = { nodes: 400_000 };

const policy = new PlayoutPolicy(POLICY_WEIGHTS);

/**
 * Knows that the others move by lot, and searches for the best answer to that. Whoever wins as much against them as it
 * does loses the rest by luck, or by what both overlook: its own moves are imagined as level 5 imagines them.
 */
export const againstLot: Bot<HeuchelView, HeuchelMemory> = determinizedBot({
  levels: Object.fromEntries(LEVELS.map((level) => [level, { budget: USUAL }])) as Readonly<
    Record<Level, { readonly budget: typeof USUAL }>
  >,
  determinize: (seen: HeuchelSeen) => ({
    ...imaginedGame(seen, policy),
    othersByPlayoutMove: true,
    playoutMove: (position, seat, random) =>
      seat === seen.viewer
        ? policy.move(position, seat, random)
        : pick(random, legalMoves(position, seat)),
  }),
  decide: ({ moves }) => preferred(moves),
});
