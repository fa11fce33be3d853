import { registry } from '@kast/games';
import { expect, it } from 'vitest';
import { refereeFaults } from '../referee/referee-faults.ts';
import { trialsOf } from '../trial.ts';
import { PATIENCE, plan } from '../suites/plan.ts';

it('every referee is asked, and says the same of the same throw', PATIENCE, async () => {
  for (const { info, rules, referee } of registry) {
    if (!referee) continue;
    const [game, asked] = [await rules(), await referee()];
    const found = trialsOf(info, plan.trials).map((trial) => refereeFaults(game, asked, trial));
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    const isAsked = found.some(({ verdicts }) => verdicts > 0);
    expect({ game: info.id, isAsked }).toEqual({ game: info.id, isAsked: true });
  }
});
