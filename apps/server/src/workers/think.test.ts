import { registry } from '@kast/games';
import { must, seenBy, turnOf } from '@kast/kernel';
import { follow } from '@kast/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { openScheduler } from '../scheduler/scheduler.ts';
import { fakeClock } from '../scheduler/testing/fake-clock.ts';
import { mustWork } from '../testing.ts';
import { lanesFor, WORKER_FILE } from './lanes.ts';
import type { Work } from './work.ts';

const TERMS = { guest: 'ann', match: 'm', isWatched: () => true, timeLimit: 1 };

/** Its clock stands still: no thread is ever ended, and one that does not stop by itself stays busy. */
const scheduler = openScheduler<Work>({
  file: WORKER_FILE,
  lanes: lanesFor(1),
  clock: fakeClock(),
});

afterAll(() => scheduler.close());

describe.each(registry.map((box) => [box.info.id, box] as const))('%s', (id, box) => {
  it('has a bot that leaves its thread when nobody waits for it', async () => {
    const hosted = follow(await box.rules());
    const turn = turnOf(hosted.match);
    const seat = must(turn.kind === 'seats' ? turn.seats[0] : undefined, 'who begins');
    const { rulesVersion } = box.info;
    const task = { game: id, rulesVersion, seen: seenBy(hosted, seat), seed: 'seed' };
    const controller = new AbortController();
    const endless = scheduler.run(
      'think',
      { ...task, level: 5, budget: {} },
      { ...TERMS, signal: controller.signal },
    );
    controller.abort();
    expect(await endless).toEqual({ ok: false, error: { code: 'cancelled' } });
    const next = mustWork(await scheduler.run('think', { ...task, level: 1 }, TERMS));
    expect(next.estimate).toHaveLength(box.info.seats.min);
  });
});
