import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@kast/kernel';
import type { ThreadData, WorkContext, WorkReply, WorkRequest, WorkTable } from './work.ts';

/** To be called in a thread: does there what the host asks for. */
export function serveWork(table: WorkTable): void {
  const port = must(parentPort, 'the host of this thread');
  const { stopped } = workerData as ThreadData;

  const reply = (message: WorkReply): void => {
    try {
      port.postMessage(message);
    } catch (reason) {
      // Functions and the like cannot leave a thread.
      port.postMessage({ kind: 'failed', reason: new Error(String(reason)) } satisfies WorkReply);
    }
  };

  const serve = async ({ job, work, task }: WorkRequest): Promise<void> => {
    const isStopped = (): boolean => Atomics.load(stopped, 0) === job;
    const clock = (): number => (isStopped() ? Number.POSITIVE_INFINITY : performance.now());
    reply(await perform(table, work, task, { clock }));
  };

  port.on('message', (request: WorkRequest) => void serve(request));
}

async function perform(
  table: WorkTable,
  work: string,
  task: unknown,
  context: WorkContext,
): Promise<WorkReply> {
  try {
    const run = must(table[work], `the work ${work}`);
    return { kind: 'answered', value: await run(task as never, context) };
  } catch (reason) {
    return { kind: 'failed', reason };
  }
}
