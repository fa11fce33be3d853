import { Worker } from 'node:worker_threads';
import type { Share, ThinkTask } from '@kast/bots';
import type { Helper } from '@kast/games/box/think.ts';

export interface HelperRequest {
  readonly id: number;
  readonly task: ThinkTask;
  readonly share: Share;
}

export type HelperReply =
  | { readonly id: number; readonly finding: unknown }
  | { readonly id: number; readonly failure: string };

export interface HelperThreads {
  readonly helpers: readonly Helper[];
  readonly end: () => Promise<void>;
}

/** Threads that think about the same questions as the one that starts them. */
export function startHelpers(game: string, count: number): HelperThreads {
  const threads = Array.from({ length: count }, () => startHelper(game));
  return {
    helpers: threads.map(({ help }) => help),
    end: async () => {
      await Promise.all(threads.map(async ({ worker }) => worker.terminate()));
    },
  };
}

function startHelper(game: string): { readonly worker: Worker; readonly help: Helper } {
  const worker = new Worker(new URL('./helper-thread.ts', import.meta.url), { workerData: game });
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  let requests = 0;
  worker.on('message', (reply: HelperReply) => {
    const answer = asked.get(reply.id);
    asked.delete(reply.id);
    if ('failure' in reply) answer?.reject(new Error(reply.failure));
    else answer?.resolve(reply.finding);
  });
  const help: Helper = (task, share) => {
    const answer = Promise.withResolvers<unknown>();
    const id = requests++;
    asked.set(id, answer);
    worker.postMessage({ id, task, share } satisfies HelperRequest, []);
    return answer.promise;
  };
  return { worker, help };
}
