import { registry } from '@kast/games';
import { describe, expect, it } from 'vitest';
import { hidesSomething, leakFaults } from '../leak/leak-faults.ts';
import { describeTrial, trialsOf } from '../trial.ts';
import { PATIENCE, plan } from './plan.ts';

it('finds secrets in every game that says it has some', PATIENCE, async () => {
  for (const { info, rules } of registry.filter(({ info }) => info.traits.hidden)) {
    const game = await rules();
    const hides = trialsOf(info, plan.trials).some((trial) => hidesSomething(game, trial));
    expect({ game: info.id, hides }).toEqual({ game: info.id, hides: true });
  }
});

describe.each(registry.map((box) => ({ id: box.info.id, box })))('$id', ({ box }) => {
  const trials = trialsOf(box.info, plan.trials);
  const stride = box.info.traits.hidden ? plan.stride.hidden : plan.stride.open;

  it.each(trials.map((trial) => ({ trial, setup: describeTrial(trial) })))(
    'tells nobody what they may not know with $setup',
    PATIENCE,
    async ({ trial }) => {
      expect(leakFaults(await box.rules(), trial, { stride })).toEqual([]);
    },
  );
});
