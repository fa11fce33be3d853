import { describe, expect, it } from 'vitest';
import { conformanceFaults } from '../conformance/conformance-faults.ts';
import { describeTrial, trialsOf } from '../trial.ts';
import { citableRules } from './folder.ts';
import type { GameInFolder } from './game-in-folder.ts';
import { PATIENCE, plan } from './plan.ts';

export function conformanceSuite(games: readonly GameInFolder[]): void {
  describe.each(games)('$id', ({ box, folder }) => {
    const { info } = box;
    const trials = trialsOf(info, plan.trials);

    it('is tried with every value of every option, and every number of seats', () => {
      const tried = (name: string) => new Set(trials.map(({ options }) => options[name]));
      for (const [name, { values }] of Object.entries(info.options)) {
        expect(tried(name)).toEqual(new Set(values));
      }
      const seats = new Set(trials.map((trial) => trial.seats));
      expect(seats.size).toBe(info.seats.max - info.seats.min + 1);
    });

    it.each(trials.map((trial) => ({ trial, setup: describeTrial(trial) })))(
      'keeps the contract with $setup',
      PATIENCE,
      async ({ trial }) => {
        expect(conformanceFaults(await box.rules(), trial, citableRules(folder))).toEqual([]);
      },
    );
  });
}
