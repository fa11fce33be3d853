import type { GameInfo, OptionsOf } from '@kast/kernel';

const options = {
  voyage: { rule: 'CP6.1', values: ['off', 'on'] },
} as const;

export type PailleOptions = OptionsOf<typeof options>;

export const info = {
  id: 'la-courte-paille',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  atOnce: { seats: 4 },
  minutes: { min: 15, max: 15 },
  options,
  traits: { hidden: true, chance: true, simultaneous: true },
} as const satisfies GameInfo;
