import { isShared, sharedMemory, type ThinkTask } from '@kast/bots';
import type { JobTerms } from '../scheduler/job.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';
import type { Work } from '../workers/work.ts';
import type { Think } from './play-bot-turn.ts';

/** More workers for one question find little more. */
const MOST_WORKERS = 4;

/**
 * Thinks in a thread; about what somebody waits for, and the strongest level has to decide, in others too that have
 * nothing to do. Those give way to any other question, and what they cost is charged to the same guest.
 */
export function thinkTogether(scheduler: Pick<Scheduler<Work>, 'run' | 'idleThreads'>): Think {
  return async (task, terms) => {
    const workers = workersFor(task, terms);
    if (workers === 1) return scheduler.run('think', task, terms);
    const memory = sharedMemory();
    const search = (worker: number, own: JobTerms) =>
      scheduler.run('searchShare', { task, share: { worker, workers, memory } }, own);
    const helpers = Array.from({ length: workers - 1 }, (_, index) => index + 1);
    const [first, ...others] = await Promise.all([
      search(0, terms),
      ...helpers.map((worker) => search(worker, { ...terms, isSpare: true })),
    ]);
    if (!first.ok) return first;
    const findings = [first, ...others].map((found) => (found.ok ? found.value : undefined));
    return scheduler.run('conclude', { task, findings }, terms);
  };

  function workersFor(task: ThinkTask, { isWatched }: JobTerms): number {
    const isWorthIt = isShared(task.level) && task.budget === undefined && isWatched();
    const idle = isWorthIt ? scheduler.idleThreads('think') : 1;
    return Math.max(1, Math.min(idle, MOST_WORKERS));
  }
}
