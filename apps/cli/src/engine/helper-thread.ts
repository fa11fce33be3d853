import { parentPort, workerData } from 'node:worker_threads';
import { getReady, searchShare } from '@kast/games/box/think.ts';
import { must } from '@kast/kernel';
import { boxNamed } from '../cupboard.ts';
import type { HelperReply, HelperRequest, HelperStart } from './helper-threads.ts';

/** A thread that helps an engine think: gets ready, then is asked for one share after the other. */
const port = must(parentPort, 'the thread that asks');
const { box: name, ...asked } = workerData as HelperStart;

const box = await boxNamed(name);
if (!box.ok) throw new Error(box.error.text);
const boxes = [box.value];
await getReady(boxes, asked);

port.on('message', (request: HelperRequest) => {
  void answerTo(request).then(reply);
});
reply('ready');

/** What a host has shown may be no view of this game: then nothing is found. */
async function answerTo({ id, task, share }: HelperRequest): Promise<HelperReply> {
  try {
    return { id, finding: await searchShare(boxes, task, share, () => performance.now()) };
  } catch (reason) {
    return { id, failure: String(reason) };
  }
}

function reply(what: HelperReply): void {
  port.postMessage(what);
}
