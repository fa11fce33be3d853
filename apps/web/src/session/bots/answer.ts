import type { Choice } from '@kast/bots';
import { botOf, registry } from '@kast/games';
import { must } from '@kast/kernel';
import type { Question } from './thinker.ts';

export async function answer({ game, rulesVersion, seen, ...request }: Question): Promise<Choice> {
  const box = must(
    registry.find(({ info }) => info.id === game),
    `the game ${game}`,
  );
  const bot = must(await botOf(box, rulesVersion), `version ${rulesVersion} of ${game}`);
  return bot.choose(seen, { ...request, clock: () => performance.now() });
}
