import { Piscina } from 'piscina';
import { type Urgency, urgencyQueue, withUrgency } from './urgency-queue.ts';

/** A function that a thread can call: exported under this name by this file. */
export interface ThreadWork {
  readonly file: URL;
  readonly name: string;
}

export interface RunOptions {
  readonly urgency: Urgency;
  readonly signal?: AbortSignal;
}

/** Work that would hold up everybody else is done in threads. */
export interface ThreadPool {
  run<Value>(work: ThreadWork, task: object, options: RunOptions): Promise<Value>;
  readonly waiting: number;
  close(): Promise<void>;
}

/** The threads are started when the first work comes. */
export function threadPool(threads: number): ThreadPool {
  let started: Piscina<object, unknown> | undefined;
  const start = () =>
    new Piscina<object, unknown>({
      minThreads: threads,
      maxThreads: threads,
      taskQueue: urgencyQueue(),
    });

  return {
    async run<Value>(work: ThreadWork, task: object, { urgency, signal }: RunOptions) {
      started ??= start();
      return (await started.run(withUrgency(task, urgency), {
        filename: work.file.href,
        name: work.name,
        signal: signal ?? null,
      })) as Value;
    },
    get waiting() {
      return started?.queueSize ?? 0;
    },
    close: async () => started?.destroy(),
  };
}
