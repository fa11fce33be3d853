import type { Choice, ThinkTask } from '@kast/bots';
import { registry } from '@kast/games';
import { think as thinkOf } from '@kast/games/box/think.ts';
import type { WorkContext } from '../scheduler/work.ts';

/** A bot thinks from what its seat has seen, until its budget is used up or nobody waits any more. */
export function think(task: ThinkTask, { clock }: WorkContext): Promise<Choice> {
  return thinkOf(registry, task, clock);
}
