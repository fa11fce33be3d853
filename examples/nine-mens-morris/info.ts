import type { GameInfo, OptionsOf } from '@kast/kernel';

const options = {
  flying: { rule: 'NM2.3', values: ['allowed', 'never'] },
} as const;

export type MorrisOptions = OptionsOf<typeof options>;

export const info = {
  id: 'nine-mens-morris',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  minutes: { min: 10, max: 20 },
  options,
  traits: { hidden: false, chance: false, simultaneous: false },
  tableRules: { resign: 'NM4.5', draw: 'NM4.6' },
} as const satisfies GameInfo;
