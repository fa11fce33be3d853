import { parentPort, workerData } from 'node:worker_threads';
import { searchShare } from '@kast/games/box/think.ts';
import { must } from '@kast/kernel';
import { boxNamed } from '../cupboard.ts';
import type { HelperReply, HelperRequest } from './helper-threads.ts';

/** A thread that helps an engine think: is asked for one share after the other. */
const port = must(parentPort, 'the thread that asks');

port.on('message', (request: HelperRequest) => {
  void answerTo(request).then((reply) => port.postMessage(reply));
});

/** What a host has shown may be no view of this game: then nothing is found. */
async function answerTo({ id, task, share }: HelperRequest): Promise<HelperReply> {
  try {
    const box = await boxNamed(workerData as string);
    if (!box.ok) return { id, failure: box.error.text };
    return { id, finding: await searchShare([box.value], task, share, () => performance.now()) };
  } catch (reason) {
    return { id, failure: String(reason) };
  }
}
