import { threadId } from 'node:worker_threads';
import type { WorkContext } from '../work.ts';
import { type Gate, passThrough, reach } from './gate.ts';

export type TestTask =
  | { readonly does: 'tell-thread' | 'throw' | 'crash' | 'answer-a-function' }
  /** Stands still until the gate is opened. */
  | { readonly does: 'hold'; readonly gate: Gate }
  /** Until its clock says that nobody waits any more. */
  | { readonly does: 'search' | 'loop-for-ever'; readonly gate: Gate };

/** What threads do in tests. */
export const testWork = { act, other: act };

export type TestWork = typeof testWork;

function act(task: TestTask, { clock }: WorkContext): unknown {
  switch (task.does) {
    case 'hold':
      passThrough(task.gate);
      break;
    case 'search':
      reach(task.gate);
      while (clock() < Number.POSITIVE_INFINITY);
      break;
    case 'loop-for-ever':
      reach(task.gate);
      for (;;);
    case 'throw':
      throw new Error('lost the thread');
    case 'crash':
      process.exit(3);
      break;
    case 'answer-a-function':
      return () => undefined;
    case 'tell-thread':
      break;
  }
  return threadId;
}
