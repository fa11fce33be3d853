import { describe, expect, it } from 'vitest';
import { hidesSomething, leakFaults } from '../leak/leak-faults.ts';
import { describeTrial, trialsOf } from '../trial.ts';
import type { GameInFolder } from './game-in-folder.ts';
import { PATIENCE, plan } from './plan.ts';

export function leakSuite(games: readonly GameInFolder[]): void {
  describe.each(games)('$id', ({ box }) => {
    const { hidden } = box.info.traits;
    const trials = trialsOf(box.info, plan.trials);
    const stride = hidden ? plan.stride.hidden : plan.stride.open;

    it('hides something if it says so', PATIENCE, async () => {
      const game = await box.rules();
      const tried = hidden ? trials : trials.slice(0, 1);
      expect(tried.some((trial) => hidesSomething(game, trial))).toBe(hidden);
    });

    it.each(trials.map((trial) => ({ trial, setup: describeTrial(trial) })))(
      'tells nobody what they may not know with $setup',
      PATIENCE,
      async ({ trial }) => {
        expect(leakFaults(await box.rules(), trial, { stride })).toEqual([]);
      },
    );
  });
}
