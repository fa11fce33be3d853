import { readAnyRecord, registry } from '@kast/games';
import { believe, compareMoves, drawAgain, truthOf } from '@kast/games/box/hindsight.ts';
import { gainsByHelp, getReady, searchShare, think, thinkWith } from '@kast/games/box/think.ts';
import { unreachable } from '@kast/kernel';
import { helpersFrom } from './helpers.ts';
import { spareCores } from './spare-cores.ts';
import type { Answers, Task, TaskOf } from './task.ts';

/** Called in a worker. */
export async function perform(task: Task): Promise<Answers[Task['kind']]> {
  switch (task.kind) {
    case 'think':
      return thinkHere(task);
    case 'get-ready':
      return getReady(registry, task);
    case 'search-share':
      return searchShare(registry, task.question, task.share, clock);
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

const clock = (): number => performance.now();

const helpersHere = helpersFrom(() => new Worker(self.location.href, { type: 'module' }));

async function thinkHere({ question, cores }: TaskOf<'think'>): Promise<Answers['think']> {
  const others = spareCores(cores) - 1;
  const isHelped = others > 0 && (await gainsByHelp(registry, question));
  if (!isHelped) return think(registry, question, clock);
  return thinkWith(await helpersHere(others, question), registry, question, clock);
}

async function check({ record }: TaskOf<'check'>): Promise<Answers['check']> {
  const read = await readAnyRecord(registry, record);
  return read.ok ? undefined : read.error;
}
