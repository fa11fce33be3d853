import { isMainThread } from 'node:worker_threads';
import { quoits, quoitsReferee } from '@kast/test-kit';
import { judgeAmong, type JudgeTossTask } from '../judge-toss.ts';

/** Threads load this: nothing here may need the test runner. */
type Boxes = Parameters<typeof judgeAmong>[0];

const BOXES = [
  { info: quoits.info, rules: async () => quoits, referee: async () => quoitsReferee },
] as Boxes;

export async function judgeToys(task: JudgeTossTask): Promise<unknown> {
  if (isMainThread) throw new Error('the event loop is held up');
  return judgeAmong(BOXES, task);
}

let tosses = 0;

/** The first throw that comes to this thread is too much for it. */
export async function judgeAfterAFailure(task: JudgeTossTask): Promise<unknown> {
  tosses += 1;
  if (tosses === 1) throw new Error('the ring rolled under the cupboard');
  return judgeToys(task);
}

export async function judgeAbsurdly(task: JudgeTossTask): Promise<unknown> {
  const referee = async () => ({ judge: () => ({ kind: 'lands', on: 99 }) });
  return judgeAmong(
    BOXES.map((box) => ({ ...box, referee })),
    task,
  );
}
