import { describe, expect, it } from 'vitest';
import { hostingFaults } from '../hosting/hosting-faults.ts';
import { describeTrial, trialsOf } from '../trial.ts';
import type { GameInFolder } from './game-in-folder.ts';
import { PATIENCE, plan } from './plan.ts';

export function hostingSuite(games: readonly GameInFolder[]): void {
  describe.each(games)('$id', ({ box }) => {
    const trials = trialsOf(box.info, plan.trials);

    it.each(trials.map((trial) => ({ trial, setup: describeTrial(trial) })))(
      'T4 T6 is hosted at the same cost however long it goes on, with $setup',
      PATIENCE,
      async ({ trial }) => {
        expect(hostingFaults(await box.rules(), trial)).toEqual([]);
      },
    );
  });
}
