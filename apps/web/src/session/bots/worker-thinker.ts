import type { Choice } from '@kast/bots';
import type { Question, Thinker } from './thinker.ts';

interface Answered {
  readonly number: number;
  readonly choice?: Choice;
  readonly failure?: string;
}

type Open = Pick<PromiseWithResolvers<Choice>, 'resolve' | 'reject'>;

/** One worker of its own, started with the first question; the page is never blocked. */
export function workerThinker(): Thinker {
  const open = new Map<number, Open>();
  let worker: Worker | undefined;
  let asked = 0;

  function start(): Worker {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = open.get(data.number);
      open.delete(data.number);
      if (data.choice) waiting?.resolve(data.choice);
      else waiting?.reject(new Error(data.failure));
    });
    started.addEventListener('error', (event) => {
      for (const waiting of open.values()) waiting.reject(new Error(event.message));
      open.clear();
    });
    return started;
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
    open.clear();
  }

  return {
    think(question: Question): Promise<Choice> {
      worker ??= start();
      const number = ++asked;
      const { promise, resolve, reject } = Promise.withResolvers<Choice>();
      open.set(number, { resolve, reject });
      worker.postMessage({ number, question }, {});
      return promise;
    },
    // A search cannot be interrupted: the worker goes, and the next question starts another.
    drop() {
      if (open.size > 0) end();
    },
    close: end,
  };
}
