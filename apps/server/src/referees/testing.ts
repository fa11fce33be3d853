import { isMainThread, threadId } from 'node:worker_threads';
import { quoits, quoitsReferee } from '@kast/test-kit';
import type { ThreadWork } from '../threads/pool.ts';
import { judgeAmong, type JudgeTask } from './judge.ts';

/** What threads do in tests. Threads load this file: nothing here may need the test runner. */
const FILE = new URL('./testing.ts', import.meta.url);

/** As the server's own, with the games of the test kit. */
export const JUDGING_TOYS: ThreadWork = { file: FILE, name: 'judgeToys' };
export const JUDGING_AFTER_A_FAILURE: ThreadWork = { file: FILE, name: 'judgeAfterAFailure' };
export const JUDGING_ABSURDLY: ThreadWork = { file: FILE, name: 'judgeAbsurdly' };
export const TELLING_ITS_THREAD: ThreadWork = { file: FILE, name: 'tellThread' };

const BOXES = [
  { info: quoits.info, rules: async () => quoits, referee: async () => quoitsReferee },
] as Parameters<typeof judgeAmong>[0];

export function judgeToys(task: JudgeTask): Promise<unknown> {
  if (isMainThread) throw new Error('the event loop is held up');
  return judgeAmong(BOXES, task);
}

let failures = 0;

/** The first throw that comes to this thread is too much for it. */
export async function judgeAfterAFailure(task: JudgeTask): Promise<unknown> {
  failures += 1;
  if (failures === 1) throw new Error('the ring rolled under the cupboard');
  return judgeToys(task);
}

export async function judgeAbsurdly(task: JudgeTask): Promise<unknown> {
  const referee = async () => ({ judge: () => ({ kind: 'lands', on: 99 }) });
  return judgeAmong(
    BOXES.map((box) => ({ ...box, referee })),
    task,
  );
}

export function tellThread(): number {
  return threadId;
}
