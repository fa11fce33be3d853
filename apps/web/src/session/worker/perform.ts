import { readAnyRecord, registry, think } from '@kast/games';
import { believe, compareMoves, drawAgain, truthOf } from '@kast/games/box/hindsight.ts';
import { unreachable } from '@kast/kernel';
import type { Answers, Task, TaskOf } from './task.ts';

/** Called in a worker. */
export async function perform(task: Task): Promise<Answers[Task['kind']]> {
  switch (task.kind) {
    case 'think':
      return think(registry, task.question, () => performance.now());
    case 'check':
      return check(task);
    case 'believe':
      return believe(registry, task.question);
    case 'truth':
      return truthOf(registry, task.question);
    case 'draw-again':
      return drawAgain(registry, task.question);
    case 'compare':
      return compareMoves(registry, task.question);
    default:
      return unreachable(task);
  }
}

async function check({ record }: TaskOf<'check'>): Promise<Answers['check']> {
  const read = await readAnyRecord(registry, record);
  return read.ok ? undefined : read.error;
}
