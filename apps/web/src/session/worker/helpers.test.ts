import { once } from 'node:events';
import { Worker as Thread } from 'node:worker_threads';
import type { ThinkTask } from '@kast/bots';
import type { Helper } from '@kast/games/box/think.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { helpersFrom } from './helpers.ts';

const TASK = { game: 'tablut', rulesVersion: 1, level: 5, seed: '0' } as ThinkTask;
const SHARE = { worker: 1, workers: 2 };

const threads: Thread[] = [];
afterEach(async () => {
  await Promise.all(threads.splice(0).map(async (thread) => thread.terminate()));
});

/** A thread that answers the tasks of these kinds and no others, spoken to as a browser's worker is. */
function startThread(kinds: readonly string[]): Worker {
  const thread = new Thread(
    `const { parentPort, workerData } = require('node:worker_threads');
    parentPort.on('message', ({ number, task }) => {
      if (workerData.includes(task.kind)) parentPort.postMessage({ number, answer: task.kind });
    });`,
    { eval: true, workerData: kinds },
  );
  threads.push(thread);
  return {
    addEventListener: (kind: string, hear: (event: { readonly data: unknown }) => void) =>
      thread.on(kind, (data: unknown) => hear({ data })),
    postMessage: (message: unknown) => thread.postMessage(message, []),
    terminate: () => void thread.terminate(),
  } as unknown as Worker;
}

/** On a busy machine a thread may start too late for the first choice: then it helps with a later one. */
async function oneHelper(helpersHere: ReturnType<typeof helpersFrom>): Promise<Helper> {
  return vi.waitUntil(async () => (await helpersHere(1, TASK))[0], { timeout: 60_000 });
}

describe('helpers of a worker', () => {
  it('find their share, one choice after the other', async () => {
    const helpersHere = helpersFrom(() => startThread(['get-ready', 'search-share']));
    for (const _ of [1, 2]) {
      const help = await oneHelper(helpersHere);
      expect(await help(TASK, SHARE)).toBe('search-share');
    }
    expect(threads).toHaveLength(1);
  });

  it('that do not get ready are not waited for', async () => {
    const helpersHere = helpersFrom(() => startThread([]));
    expect(await helpersHere(2, TASK)).toEqual([]);
  });

  it('that find nothing in time are ended, and others started for the next choice', async () => {
    const helpersHere = helpersFrom(() => startThread(['get-ready']));
    const help = await oneHelper(helpersHere);
    const [thread] = threads;
    const ended = once(thread as Thread, 'exit');
    expect(await help(TASK, SHARE)).toBeUndefined();
    await ended;
    await oneHelper(helpersHere);
    expect(threads).toHaveLength(2);
  });
});
