import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { determinizedBot, preferred } from '@kast/bots';
import { everyCombination } from '@kast/kernel';
import { bot } from '../../packages/games/src/heuchel-und-meuchel/bot/index.ts';
import { imaginedGame } from '../../packages/games/src/heuchel-und-meuchel/bot/imagined-game.ts';
import type { HeuchelSeen } from '../../packages/games/src/heuchel-und-meuchel/bot/imagined-positions.ts';
import { LEVELS } from '../../packages/games/src/heuchel-und-meuchel/bot/levels.ts';
import { PlayoutPolicy } from '../../packages/games/src/heuchel-und-meuchel/bot/playout-policy.ts';
import {
  POLICY_WEIGHTS,
  type PolicyWeights,
} from '../../packages/games/src/heuchel-und-meuchel/bot/policy-weights.ts';
import { info } from '../../packages/games/src/heuchel-und-meuchel/info.ts';
import { compareBots } from '../compare-bots.ts';

/** The best level with other weights of its playout policy against itself, at equal processor time. */
const { values } = parseArgs({
  options: {
    weights: { type: 'string', default: 'training/heuchel-und-meuchel/data/weights.json' },
    whim: { type: 'string', default: String(POLICY_WEIGHTS.whim) },
    seats: { type: 'string', default: '2' },
    die: { type: 'string' },
    milliseconds: { type: 'string', default: '50' },
    matches: { type: 'string', default: '400' },
    elo: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'compare' },
  },
});

type Fitted = Readonly<Record<'off' | 'on', Readonly<Record<'two' | 'more', PolicyWeights>>>>;
const fitted = JSON.parse(readFileSync(values.weights, 'utf8')) as Fitted;
const policies = {
  off: { two: policyOf(fitted.off.two), more: policyOf(fitted.off.more) },
  on: { two: policyOf(fitted.on.two), more: policyOf(fitted.on.more) },
};
const learnt = determinizedBot({
  levels: LEVELS,
  determinize(seen: HeuchelSeen) {
    const policy = policies[seen.view.options.die][seen.seats === 2 ? 'two' : 'more'];
    return imaginedGame(seen, policy);
  },
  decide: ({ moves }) => preferred(moves),
});
await compareBots({
  game: info.id,
  a: learnt,
  b: bot,
  seats: values.seats.split(',').map(Number),
  options: everyCombination(info.options).filter(
    ({ die }) => values.die === undefined || die === values.die,
  ),
  milliseconds: Number(values.milliseconds),
  matches: Number(values.matches),
  elo: Number(values.elo),
  seed: values.seed,
});

function policyOf(weights: PolicyWeights): PlayoutPolicy {
  return new PlayoutPolicy({ ...POLICY_WEIGHTS, ...weights, whim: Number(values.whim) });
}
