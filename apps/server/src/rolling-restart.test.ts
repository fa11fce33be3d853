import { expect, it } from 'vitest';
import { runSoak } from './soak/run-soak.ts';

/** Far more than it takes: how long it does is measured by `npm run soak`. */
const LONGEST_DOWN = 60_000;

it('two processes are restarted one after the other during play, and nothing is lost', async () => {
  const restart = 'a rolling restart';
  const findings = await runSoak({
    database: 'postgres',
    seconds: 'each-fault-once',
    tables: 5,
    seed: 'rolling',
    only: [restart],
  });
  expect(findings.problems).toEqual([]);
  expect(findings.faults.map(({ name }) => name)).toEqual([restart]);
  expect(findings.longestDown().get(restart) ?? 0).toBeLessThan(LONGEST_DOWN);
});
