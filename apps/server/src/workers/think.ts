import type { Choice, Share, ThinkTask } from '@kast/bots';
import { registry } from '@kast/games';
import {
  conclude as concludeIn,
  searchShare as searchShareIn,
  think as thinkIn,
} from '@kast/games/box/think.ts';
import type { WorkContext } from '../scheduler/work.ts';

/** A bot thinks from what its seat has seen, until its budget is used up or nobody waits any more. */
export function think(task: ThinkTask, { clock }: WorkContext): Promise<Choice> {
  return thinkIn(registry, task, clock);
}

export interface ShareTask {
  readonly task: ThinkTask;
  readonly share: Share;
}

/** What one thread finds of several that think about the same question. */
export function searchShare({ task, share }: ShareTask, { clock }: WorkContext): Promise<unknown> {
  return searchShareIn(registry, task, share, clock);
}

export interface ConcludeTask {
  readonly task: ThinkTask;
  /** The first one's first; undefined of those that had nothing to add, or failed. */
  readonly findings: readonly unknown[];
}

/** The choice that follows from what all of them have found. */
export function conclude({ task, findings }: ConcludeTask): Promise<Choice> {
  return concludeIn(registry, task, findings);
}
