import type { ThinkTask } from '@kast/bots';
import type { Helper } from '@kast/games/box/think.ts';
import { lineTo, type WorkerLine } from './line.ts';

const lines: WorkerLine[] = [];

/**
 * Workers of this worker: they run what it runs, and end when it does. Ready before it begins to think, for who thinks
 * cannot start any; those that do not start are done without.
 */
export async function helpersHere(
  count: number,
  { game, rulesVersion, level }: ThinkTask,
): Promise<readonly Helper[]> {
  while (lines.length < count) {
    lines.push(lineTo(() => new Worker(self.location.href, { type: 'module' })));
  }
  const asked = lines
    .slice(0, count)
    .map(async (line) =>
      line.ask({ kind: 'get-ready', game, rulesVersion, level }).then(() => line),
    );
  const answers = await Promise.allSettled(asked);
  return answers
    .flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    .map((line) => (question, share) => line.ask({ kind: 'search-share', question, share }));
}
