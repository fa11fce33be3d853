import type { Level, ThinkTask } from '@kast/bots';
import { registry } from '@kast/games';
import { think } from '@kast/games/box/think.ts';
import { must, seenBy, turnOf } from '@kast/kernel';
import { follow } from '@kast/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { monotonicClock } from '../scheduler/clock.ts';
import type { JobTerms } from '../scheduler/job.ts';
import { openScheduler, type Scheduler } from '../scheduler/scheduler.ts';
import { mustWork } from '../testing.ts';
import { lanesFor, WORKER_FILE } from '../workers/lanes.ts';
import type { Work } from '../workers/work.ts';
import { thinkTogether } from './think-together.ts';

const TERMS: JobTerms = { guest: 'ann', match: 'm', isWatched: () => true, timeLimit: 60_000 };

const [two, five] = [2, 5].map((threads) =>
  openScheduler<Work>({ file: WORKER_FILE, lanes: lanesFor(threads), clock: monotonicClock }),
) as [Scheduler<Work>, Scheduler<Work>];

afterAll(async () => {
  await Promise.all([two.close(), five.close()]);
});

/** With a look at what is asked of its threads. */
function watch(scheduler: Scheduler<Work>) {
  const asked: string[] = [];
  const run: Scheduler<Work>['run'] = (work, task, terms) => {
    asked.push(terms.isSpare ? `spare ${work}` : work);
    return scheduler.run(work, task, terms);
  };
  return { asked, ask: thinkTogether({ ...scheduler, run }) };
}

async function question(game: string, level: Level = 5): Promise<ThinkTask> {
  const box = must(
    registry.find(({ info }) => info.id === game),
    game,
  );
  const hosted = follow(await box.rules());
  const turn = turnOf(hosted.match);
  const seat = must(turn.kind === 'seats' ? turn.seats[0] : undefined, 'who begins');
  const { rulesVersion } = box.info;
  return { game, rulesVersion, seen: seenBy(hosted, seat), level, seed: 'seed' };
}

describe('one question', () => {
  it.each(registry.map(({ info }) => info.id))(
    'of %s is thought over by all idle threads',
    async (game) => {
      const { asked, ask } = watch(two);
      const { estimate, line } = mustWork(await ask(await question(game), TERMS));
      expect(asked).toEqual(['searchShare', 'spare searchShare', 'conclude']);
      expect(estimate.length).toBeGreaterThan(1);
      expect(line.length).toBeGreaterThan(0);
    },
  );

  it('is thought over by four threads at most', async () => {
    const { asked, ask } = watch(five);
    mustWork(await ask(await question('la-courte-paille'), TERMS));
    expect(asked.filter((work) => work === 'spare searchShare')).toHaveLength(3);
  });

  it.each([
    ['a weaker level', { level: 4 }, {}],
    ['little effort', { budget: { nodes: 50 } }, {}],
    ['nobody who waits', {}, { isWatched: () => false }],
  ] as const)('with %s is left to one thread', async (_what, asking, terms) => {
    const { asked, ask } = watch(two);
    const task = { ...(await question('la-courte-paille')), ...asking };
    const choice = mustWork(await ask(task, { ...TERMS, ...terms }));
    expect(asked).toEqual(['think']);
    expect(choice.move).toBe((await think(registry, task, () => 0)).move);
  });

  it('is left to one thread where the others are at work', async () => {
    const { asked, ask } = watch(two);
    const controller = new AbortController();
    const endless = { ...(await question('tablut')), budget: {} };
    void two.run('think', endless, { ...TERMS, signal: controller.signal });
    mustWork(await ask(await question('la-courte-paille'), TERMS));
    controller.abort();
    expect(asked).toEqual(['think']);
  });

  it('is given up by all of them when it is asked no more', async () => {
    const { ask } = watch(two);
    const controller = new AbortController();
    const asking = ask(await question('heuchel-und-meuchel'), {
      ...TERMS,
      signal: controller.signal,
    });
    controller.abort();
    expect(await asking).toEqual({ ok: false, error: { code: 'cancelled' } });
    expect(two.waiting().every(({ jobs }) => jobs === 0)).toBe(true);
  });
});
