import { registry } from '@kast/games';
import { describe, expect, it } from 'vitest';
import { conformanceFaults } from '../conformance/conformance-faults.ts';
import { describeTrial, trialsOf } from '../trial.ts';
import { citableRules } from './folder.ts';
import { PATIENCE, plan } from './plan.ts';

it('tries every value of every option, and every number of seats', () => {
  for (const { info } of registry) {
    const trials = trialsOf(info, plan.trials);
    const tried = (name: string) => new Set(trials.map(({ options }) => options[name]));
    for (const [name, { values }] of Object.entries(info.options)) {
      expect(tried(name)).toEqual(new Set(values));
    }
    const seats = new Set(trials.map((trial) => trial.seats));
    expect(seats.size).toBe(info.seats.max - info.seats.min + 1);
  }
});

describe.each(registry.map((box) => ({ id: box.info.id, box })))('$id', ({ id, box }) => {
  const trials = trialsOf(box.info, plan.trials);

  it.each(trials.map((trial) => ({ trial, setup: describeTrial(trial) })))(
    'keeps the contract with $setup',
    PATIENCE,
    async ({ trial }) => {
      expect(conformanceFaults(await box.rules(), trial, citableRules(id))).toEqual([]);
    },
  );
});
