import type { Budget, Choice, Level } from '@kast/bots';
import { registry } from '@kast/games';
import { must, type Seen } from '@kast/kernel';

export interface ThinkTask {
  readonly game: string;
  readonly seen: Seen<unknown, unknown>;
  readonly level: Level;
  readonly seed: string;
  readonly budget?: Budget;
}

/** Called in a thread: a bot thinks from what its seat has seen. */
export async function think({ game, seen, ...request }: ThinkTask): Promise<Choice> {
  const box = must(
    registry.find(({ info }) => info.id === game),
    `the box of ${game}`,
  );
  const bot = await box.bot();
  return bot.choose(seen, { ...request, clock: () => performance.now() });
}
