import { Worker } from 'node:worker_threads';
import { must } from '@kast/kernel';
import type { ArenaPlan, PlayedUnit } from './play-unit.ts';

/**
 * Plays units 0 to count − 1 in so many threads and hands them out in that order, whoever is done first:
 * what comes of it does not depend on the number of threads. Whoever has seen enough stops asking.
 */
export async function* playInThreads(
  plan: ArenaPlan,
  count: number,
  jobs: number,
): AsyncGenerator<PlayedUnit> {
  const threads = Array.from({ length: Math.min(jobs, count) }, () => startThread(plan));
  const played = new Map<number, Promise<PlayedUnit>>();
  let begun = 0;
  const beginNext = (thread: Thread): void => {
    if (begun === count) return;
    const unit = thread.play(begun);
    // Of a failure hears whoever waits for this unit.
    unit.then(() => beginNext(thread)).catch(() => undefined);
    played.set(begun++, unit);
  };
  for (const thread of threads) beginNext(thread);
  try {
    for (let index = 0; index < count; index++) {
      // With every unit that was waited for, the thread that played it has begun another one.
      yield await must(played.get(index), `unit ${index}`);
      played.delete(index);
    }
  } finally {
    await Promise.all(threads.map(async (thread) => thread.end()));
  }
}

interface Thread {
  play(index: number): Promise<PlayedUnit>;
  end(): Promise<unknown>;
}

function startThread(plan: ArenaPlan): Thread {
  const worker = new Worker(new URL('./arena-thread.ts', import.meta.url), { workerData: plan });
  let asked = Promise.withResolvers<PlayedUnit>();
  worker.on('message', (played: PlayedUnit) => asked.resolve(played));
  worker.on('error', (reason) => asked.reject(reason));
  return {
    play(index) {
      asked = Promise.withResolvers();
      worker.postMessage(index, []);
      return asked.promise;
    },
    end: () => worker.terminate(),
  };
}
