import { Worker } from 'node:worker_threads';
import type { ThreadData, WorkReply, WorkRequest } from './work.ts';

export type ThreadOutcome = WorkReply | { readonly kind: 'crashed'; readonly reason: unknown };

/** A worker thread that does one job at a time. */
export interface Thread {
  readonly hasEnded: boolean;
  /** Always resolves, also where the thread ends in the middle of it. */
  run(work: string, task: unknown): Promise<ThreadOutcome>;
  /** Lets the job under way know that nobody waits for its answer. */
  stop(): void;
  /** Ends the thread, whatever it is doing. */
  end(): Promise<void>;
}

/** A search that fills the memory ends its own thread and not the process. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 512 };

/** The file must call `serveWork`. */
export function startThread(file: URL): Thread {
  const stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: ThreadData = { stopped };
  const worker = new Worker(file, { workerData, resourceLimits: RESOURCE_LIMITS });
  let job = 0;
  let hasEnded = false;
  let crash: unknown;
  let settle: (outcome: ThreadOutcome) => void = () => undefined;

  worker.on('message', (reply: WorkReply) => settle(reply));
  worker.on('messageerror', (reason) => settle({ kind: 'failed', reason }));
  worker.on('error', (reason) => {
    crash = reason;
  });
  worker.on('exit', (code) => {
    hasEnded = true;
    settle({ kind: 'crashed', reason: crash ?? new Error(`the thread ended with code ${code}`) });
  });

  return {
    get hasEnded() {
      return hasEnded;
    },
    run(work, task) {
      job += 1;
      const { promise, resolve } = Promise.withResolvers<ThreadOutcome>();
      settle = resolve;
      try {
        worker.postMessage({ job, work, task } satisfies WorkRequest, []);
      } catch (reason) {
        resolve({ kind: 'failed', reason });
      }
      return promise;
    },
    stop: () => void Atomics.store(stopped, 0, job),
    async end() {
      await worker.terminate();
    },
  };
}
