import type { Answered, Answers, Task, TaskOf } from './task.ts';

/** The way to a worker of one's own. */
export interface WorkerLine {
  readonly ask: <Kind extends Task['kind']>(task: TaskOf<Kind>) => Promise<Answers[Kind]>;
  /** Drops every task that is still open; they are never answered. */
  readonly drop: () => void;
  /** No more tasks will come. */
  readonly close: () => void;
}

type Open = Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>;

/** The worker is started with the first task. */
export function lineTo(startWorker: () => Worker): WorkerLine {
  const open = new Map<number, Open>();
  let worker: Worker | undefined;
  let asked = 0;

  function start(): Worker {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = open.get(data.number);
      open.delete(data.number);
      if ('failure' in data) waiting?.reject(new Error(data.failure));
      else waiting?.resolve(data.answer);
    });
    // One that cannot be fetched, or breaks, answers nobody any more: the next task starts another.
    started.addEventListener('error', ({ message }) => {
      const unanswered = [...open.values()];
      end();
      for (const { reject } of unanswered) reject(new Error(message || 'no worker'));
    });
    return started;
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
    open.clear();
  }

  return {
    ask<Kind extends Task['kind']>(task: TaskOf<Kind>) {
      worker ??= start();
      const number = ++asked;
      const answer = Promise.withResolvers<unknown>();
      open.set(number, answer);
      worker.postMessage({ number, task }, {});
      return answer.promise as Promise<Answers[Kind]>;
    },
    // What is under way cannot be interrupted: the worker goes, and the next task starts another.
    drop() {
      if (open.size > 0) end();
    },
    close: end,
  };
}
