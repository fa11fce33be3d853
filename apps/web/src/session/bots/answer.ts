import type { Choice } from '@kast/bots';
import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import type { Question } from './thinker.ts';

export async function answer({ game, seen, ...request }: Question): Promise<Choice> {
  const box = must(
    registry.find(({ info }) => info.id === game),
    `the game ${game}`,
  );
  const bot = await box.bot();
  return bot.choose(seen, { ...request, clock: () => performance.now() });
}
