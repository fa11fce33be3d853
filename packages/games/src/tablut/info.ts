import type { GameInfo, OptionsOf } from '@kast/kernel';

const options = {
  palacePassage: { rule: 'TB2.2', values: ['closed', 'open'] },
  king: { rule: 'TB3.5', values: ['armed', 'unarmed'] },
  kingCapture: { rule: 'TB4.3', values: ['either', 'hard'] },
  drawAfter: { rule: 'TB5.5', values: [100, 60, 200] },
} as const;

export type TablutOptions = OptionsOf<typeof options>;

export const info = {
  id: 'tablut',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  minutes: { min: 15, max: 30 },
  options,
  traits: { hidden: false, chance: false, simultaneous: false },
  tableRules: { resign: 'TB5.7', draw: 'TB5.8' },
} as const satisfies GameInfo;
