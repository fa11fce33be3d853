import type { MoveCode } from '../../packages/games/src/heuchel-und-meuchel/bot/move-code.ts';
import { PlayoutPolicy } from '../../packages/games/src/heuchel-und-meuchel/bot/playout-policy.ts';
import {
  POLICY_WEIGHTS,
  type PolicyWeights,
} from '../../packages/games/src/heuchel-und-meuchel/bot/policy-weights.ts';
import type { HeuchelPosition } from '../../packages/games/src/heuchel-und-meuchel/bot/position.ts';

/** Of the policy's weights, those by which it chooses among ways; `fit.py` has them in this order. */
const NAMES = [
  'step',
  'nearer',
  'rush',
  'home',
  'lastCall',
  'finish',
  'take',
  'prey',
  'risk',
  'riskTaking',
  'hunt',
  'escape',
  'split',
  'further',
] as const;

/** It is linear in its weights: what a weight is multiplied with is the value when it is 1 and all others 0. */
const UNITS = NAMES.map((name) => {
  const none = Object.fromEntries(Object.keys(POLICY_WEIGHTS).map((other) => [other, 0]));
  return new PlayoutPolicy({ ...none, [name]: 1 } as unknown as PolicyWeights);
});

/** What the policy sees in a move, weight by weight. */
export function glances(position: HeuchelPosition, code: MoveCode): readonly number[] {
  return UNITS.map((unit) => unit.glance(position, code));
}
