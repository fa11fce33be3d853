import type { Choice, ThinkTask } from '@kast/bots';
import { must } from '@kast/kernel';
import { botOf } from './bot-of.ts';
import type { GameBox } from './game-box.ts';

/** The bot of that game thinks, until its budget is used up or the clock says that nobody waits any more. */
export async function think(
  registry: readonly GameBox[],
  { game, rulesVersion, seen, ...request }: ThinkTask,
  clock: () => number,
): Promise<Choice> {
  const box = must(
    registry.find(({ info }) => info.id === game),
    `the game ${game}`,
  );
  const bot = must(await botOf(box, rulesVersion), `version ${rulesVersion} of ${game}`);
  return bot.choose(seen, { ...request, clock });
}
