import type { Budget, Choice, Level } from '@kast/bots';
import { botOf, registry } from '@kast/games';
import { must, type Seen } from '@kast/kernel';
import type { WorkContext } from '../scheduler/work.ts';

export interface ThinkTask {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seen: Seen<unknown, unknown>;
  readonly level: Level;
  readonly seed: string;
  readonly budget?: Budget;
}

/** A bot thinks from what its seat has seen, until its budget is used up or nobody waits any more. */
export async function think(
  { game, rulesVersion, seen, ...request }: ThinkTask,
  { clock }: WorkContext,
): Promise<Choice> {
  const box = must(
    registry.find(({ info }) => info.id === game),
    `the box of ${game}`,
  );
  const bot = must(await botOf(box, rulesVersion), `version ${rulesVersion} of ${game}`);
  return bot.choose(seen, { ...request, clock });
}
