import type { GameInfo, OptionsOf } from '@kast/kernel';

export const options = {
  split: { rule: 'HM3.5', values: ['start', 'anywhere'] },
  die: { rule: 'HM7.1', values: ['off', 'on'] },
  memory: { rule: 'HM8.3', values: ['aid', 'strict'] },
} as const;

export type HeuchelOptions = OptionsOf<typeof options>;

export const info = {
  id: 'heuchel-und-meuchel',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  atOnce: { seats: 3 },
  minutes: { min: 20, max: 45 },
  options,
  traits: { hidden: true, chance: true, simultaneous: true },
} as const satisfies GameInfo;
