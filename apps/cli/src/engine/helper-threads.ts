import { Worker } from 'node:worker_threads';
import type { Share, ThinkTask } from '@kast/bots';
import type { BotAsked, Helper } from '@kast/games/box/think.ts';

/** What a thread is started with: the bot that it is to have ready, and the box by the name that `--game` gives it. */
export interface HelperStart extends BotAsked {
  readonly box: string;
}

export interface HelperRequest {
  readonly id: number;
  readonly task: ThinkTask;
  readonly share: Share;
}

export type HelperReply =
  | 'ready'
  | { readonly id: number; readonly finding: unknown }
  | { readonly id: number; readonly failure: string };

export interface HelperThreads {
  /** Those that have not died. */
  readonly helpers: () => readonly Helper[];
  readonly end: () => Promise<void>;
}

/** Threads that think about the same questions as the one that starts them. Each is ready by then, or dead. */
export async function startHelpers(start: HelperStart, count: number): Promise<HelperThreads> {
  const living = new Set<Helper>();
  const threads = Array.from({ length: count }, () => startHelper(start, living));
  await Promise.all(threads.map(({ settled }) => settled));
  return {
    helpers: () => [...living],
    end: async () => {
      await Promise.all(threads.map(async ({ worker }) => worker.terminate()));
    },
  };
}

interface Thread {
  readonly worker: Worker;
  /** Kept as soon as it is ready, or dead. */
  readonly settled: Promise<void>;
}

function startHelper(start: HelperStart, living: Set<Helper>): Thread {
  const worker = new Worker(new URL('./helper-thread.ts', import.meta.url), { workerData: start });
  const settled = Promise.withResolvers<void>();
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let requests = 0;

  const help: Helper = (task, share) => {
    const answer = Promise.withResolvers<unknown>();
    const id = requests++;
    open.set(id, answer);
    worker.postMessage({ id, task, share } satisfies HelperRequest, []);
    return answer.promise;
  };

  function hear(reply: HelperReply): void {
    if (reply === 'ready') {
      living.add(help);
      settled.resolve();
      return;
    }
    const answer = open.get(reply.id);
    open.delete(reply.id);
    if ('failure' in reply) answer?.reject(new Error(reply.failure));
    else answer?.resolve(reply.finding);
  }

  /** One that breaks or ends answers nobody any more. */
  function lose(): void {
    living.delete(help);
    settled.resolve();
    for (const { reject } of open.values()) reject(new Error('the thread has died'));
    open.clear();
  }

  worker.on('message', hear).on('error', lose).on('exit', lose);
  return { worker, settled: settled.promise };
}
