import { Worker } from 'node:worker_threads';
import { must } from '@kast/kernel';
import type { ArenaPlan, PlayedUnit } from './play-unit.ts';

export interface UnitRequest {
  readonly id: number;
  readonly plan: ArenaPlan;
  readonly index: number;
}

export interface UnitReply {
  readonly id: number;
  readonly played: PlayedUnit;
}

/** Threads that play units, for one experiment after the other. */
export class ArenaThreads {
  private readonly threads: readonly Thread[];

  constructor(jobs: number) {
    this.threads = Array.from({ length: jobs }, startThread);
  }

  /**
   * Plays units 0 to count − 1 and hands them out in that order, whoever is done first: what comes of it
   * does not depend on the number of threads. Whoever has seen enough stops asking.
   */
  async *play(plan: ArenaPlan, count: number): AsyncGenerator<PlayedUnit> {
    const played = new Map<number, Promise<PlayedUnit>>();
    let begun = 0;
    let isEnough = false;
    const beginNext = (thread: Thread): void => {
      if (begun === count || isEnough) return;
      const unit = thread.play(plan, begun);
      // Of a failure hears whoever waits for this unit.
      unit.then(() => beginNext(thread)).catch(() => undefined);
      played.set(begun++, unit);
    };
    for (const thread of this.threads) beginNext(thread);
    try {
      for (let index = 0; index < count; index++) {
        // With every unit that was waited for, the thread that played it has begun another one.
        yield await must(played.get(index), `unit ${index}`);
        played.delete(index);
      }
    } finally {
      isEnough = true;
    }
  }

  /** Whatever they are doing. */
  async end(): Promise<void> {
    await Promise.all(this.threads.map(async (thread) => thread.end()));
  }
}

interface Thread {
  play(plan: ArenaPlan, index: number): Promise<PlayedUnit>;
  end(): Promise<unknown>;
}

function startThread(): Thread {
  const worker = new Worker(new URL('./arena-thread.ts', import.meta.url));
  const asked = new Map<number, PromiseWithResolvers<PlayedUnit>>();
  let requests = 0;
  worker.on('message', ({ id, played }: UnitReply) => {
    asked.get(id)?.resolve(played);
    asked.delete(id);
  });
  worker.on('error', (reason) => {
    for (const { reject } of asked.values()) reject(reason);
  });
  return {
    play(plan, index) {
      const answer = Promise.withResolvers<PlayedUnit>();
      const id = requests++;
      asked.set(id, answer);
      worker.postMessage({ id, plan, index } satisfies UnitRequest, []);
      return answer.promise;
    },
    end: () => worker.terminate(),
  };
}
