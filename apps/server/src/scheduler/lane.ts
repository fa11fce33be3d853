import { fail, ok, unreachable } from '@kast/kernel';
import type { MonotonicClock } from './clock.ts';
import { FairQueue, type QueueBounds, type QueueTerms, type Taken } from './fair-queue.ts';
import type { JobFailure, JobOutcome, JobTerms, Urgency } from './job.ts';
import { startThread, type Thread, type ThreadOutcome } from './thread.ts';

export interface LaneLimits extends QueueBounds {
  readonly threads: number;
}

export interface LaneOptions {
  readonly work: string;
  /** What its threads run. */
  readonly file: URL;
  readonly limits: LaneLimits;
  readonly clock: MonotonicClock;
  /** A job has got its thread, after so many milliseconds. */
  readonly onStart?: ((urgency: Urgency, waited: number) => void) | undefined;
  readonly onFailure?: ((failure: JobFailure) => void) | undefined;
}

/** One kind of work, with a queue and threads of its own: it never waits for another kind. */
export interface Lane {
  run(task: unknown, terms: JobTerms): Promise<JobOutcome<unknown>>;
  /** Whether a job would be taken now: to be asked before anything costly is done for it. */
  hasRoomFor(terms: QueueTerms): boolean;
  waiting(urgency: Urgency): number;
  /** Cancels all that waits and ends the threads. */
  close(): Promise<void>;
}

interface Job extends JobTerms {
  readonly task: unknown;
  readonly since: number;
  thread: Thread | undefined;
  /** Only the first is what who asked gets. */
  settle(outcome: JobOutcome<unknown>): void;
}

/** The threads are started when there is work for them. */
export function openLane(options: LaneOptions): Lane {
  const { work, file, limits, clock, onStart, onFailure } = options;
  const queue = new FairQueue<Job>(limits, clock);
  const idle: Thread[] = [];
  const busy = new Set<Promise<void>>();
  const threads = new Set<Thread>();
  let isClosed = false;

  const run = (task: unknown, terms: JobTerms): Promise<JobOutcome<unknown>> => {
    const { promise, resolve } = Promise.withResolvers<JobOutcome<unknown>>();
    const cancel = (): void => {
      queue.remove(job);
      job.thread?.stop();
      job.settle(fail({ code: 'cancelled' }));
    };
    const giveUp = (): void => {
      if (queue.remove(job)) job.settle(fail({ code: 'overloaded' }));
    };
    let forget = (): void => undefined;
    let isSettled = false;
    const job: Job = {
      ...terms,
      task,
      since: clock.now(),
      thread: undefined,
      settle(outcome) {
        // Also what became of a job that had been taken back: it may have cost a thread.
        if (!outcome.ok) onFailure?.(outcome.error);
        if (isSettled) return;
        isSettled = true;
        forget();
        terms.signal?.removeEventListener('abort', cancel);
        resolve(outcome);
      },
    };
    if (isClosed || terms.signal?.aborted) cancel();
    else if (!queue.add(job)) job.settle(fail({ code: 'overloaded' }));
    else {
      terms.signal?.addEventListener('abort', cancel);
      if (terms.waitLimit !== undefined) forget = clock.after(terms.waitLimit, giveUp);
      occupyThreads();
    }
    return promise;
  };

  const occupyThreads = (): void => {
    while (busy.size < limits.threads) {
      const taken = queue.take();
      if (!taken) return;
      const done = perform(taken).finally(() => {
        busy.delete(done);
        occupyThreads();
      });
      busy.add(done);
    }
  };

  const perform = async ({ item: job, urgency, charge }: Taken<Job>): Promise<void> => {
    const start = clock.now();
    onStart?.(urgency, start - job.since);
    try {
      job.settle(await performOn(soundThread(), job));
    } catch (reason) {
      // The system has no thread left to give.
      job.settle(fail({ code: 'crashed', reason }));
    }
    charge(clock.now() - start);
  };

  const performOn = async (thread: Thread, job: Job): Promise<JobOutcome<unknown>> => {
    job.thread = thread;
    let isTimedOut = false;
    const forget = clock.after(job.timeLimit, () => {
      isTimedOut = true;
      void thread.end();
    });
    const outcome = await thread.run(work, job.task);
    forget();
    job.thread = undefined;
    if (isTimedOut || thread.hasEnded) threads.delete(thread);
    else idle.push(thread);
    return isTimedOut ? fail({ code: 'timed-out' }) : asResult(outcome, isClosed);
  };

  const soundThread = (): Thread => {
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      if (!thread.hasEnded) return thread;
      threads.delete(thread);
    }
    const fresh = startThread(file);
    threads.add(fresh);
    return fresh;
  };

  return {
    run,
    hasRoomFor: (terms) => queue.hasRoomFor(terms),
    waiting: (urgency) => queue.waiting(urgency),
    async close() {
      isClosed = true;
      for (const job of queue.takeAll()) job.settle(fail({ code: 'cancelled' }));
      await Promise.all([...threads].map((thread) => thread.end()));
      await Promise.all(busy);
    },
  };
}

function asResult(outcome: ThreadOutcome, isClosed: boolean): JobOutcome<unknown> {
  switch (outcome.kind) {
    case 'answered':
      return ok(outcome.value);
    case 'failed':
      return fail({ code: 'failed', reason: outcome.reason });
    case 'crashed':
      return fail(isClosed ? { code: 'cancelled' } : { code: 'crashed', reason: outcome.reason });
    default:
      return unreachable(outcome);
  }
}
