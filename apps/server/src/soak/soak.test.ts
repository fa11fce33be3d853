import { describe, expect, it } from 'vitest';
import { HAS_SIGNALS } from '../process-testing.ts';
import { runSoak } from './run-soak.ts';

/** `npm run soak`, with each fault once and none of them for long. */
describe.concurrent.each(['sqlite', 'postgres'] as const)('a short soak on %s', (database) => {
  it.skipIf(!HAS_SIGNALS)('loses nothing, whatever goes wrong', { timeout: 600_000 }, async () => {
    const findings = await runSoak({
      database,
      seconds: 'each-fault-once',
      tables: 5,
      seed: 'short',
      pace: 0.1,
    });
    expect(findings.problems).toEqual([]);
    expect(findings.damaged.size).toBe(1);
    expect(findings.faults.length).toBeGreaterThanOrEqual(database === 'sqlite' ? 6 : 10);
    const restart = database === 'sqlite' ? 'a restart' : 'a rolling restart';
    expect(findings.faults.map(({ name }) => name)).toContain(restart);
  });
});
