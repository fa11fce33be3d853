import type { GameInfo, OptionsOf } from '@kast/kernel';

export const options = {
  toss: { rule: 'LK3.8', values: ['skill', 'chance'] },
  crowns: { rule: 'LK6.4', values: ['one', 'free'] },
  assist: { rule: 'LK9.2', values: ['on', 'off'] },
} as const;

export type LeibkoecheOptions = OptionsOf<typeof options>;

export const info = {
  id: 'leibkoeche',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  atOnce: { seats: 3 },
  minutes: { min: 30, max: 40 },
  options,
  traits: { hidden: true, chance: true, simultaneous: false },
} as const satisfies GameInfo;
