import type { GameInfo, OptionsOf } from '@kast/kernel';

export const options = {
  layout: { rule: 'DD1.3', values: ['shuffled', 'printed'] },
  block: { rule: 'DD3.7', values: [5, 3, 'endless'] },
  falseClaim: { rule: 'DD4.4', values: ['skip', 'free'] },
  rounds: { rule: 'DD5.5', values: [60, 30, 150] },
  memory: { rule: 'DD6.2', values: ['strict', 'aid'] },
} as const;

export type DrunterOptions = OptionsOf<typeof options>;

export const info = {
  id: 'drunter-und-drueber',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  // Sixty rounds are more than a first evening wants: in thirty an attentive player is done.
  atOnce: { seats: 3, options: { rounds: 30 } },
  minutes: { min: 20, max: 45 },
  options,
  traits: { hidden: true, chance: true, simultaneous: false },
  noTakeBack: 'DD3.4',
} as const satisfies GameInfo;
