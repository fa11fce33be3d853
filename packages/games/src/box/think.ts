import {
  type AnyBot,
  canShareMemory,
  type Choice,
  mayBeHelped,
  type JointSearch,
  type Share,
  sharedMemory,
  type ThinkTask,
} from '@kast/bots';
import { must } from '@kast/kernel';
import { botOf } from './bot-of.ts';
import type { GameBox } from './game-box.ts';

/** Whose bot is asked, and how well it is to play. */
export type BotAsked = Pick<ThinkTask, 'game' | 'rulesVersion' | 'level'>;

/** The bot of that game thinks, until its budget is used up or the clock says that nobody waits any more. */
export async function think(
  registry: readonly GameBox[],
  task: ThinkTask,
  clock: () => number,
): Promise<Choice> {
  const { seen, ...request } = task;
  return (await botFor(registry, task)).choose(seen, { ...request, clock });
}

/** What one of several workers finds that think it over together; undefined where it has nothing to add. */
export async function searchShare(
  registry: readonly GameBox[],
  task: ThinkTask,
  share: Share,
  clock: () => number,
): Promise<unknown> {
  const { seen, ...request } = task;
  return (await jointFor(registry, task)).search(seen, { ...request, clock }, share);
}

/** Whether several workers would find more than one: so it is with the strongest level of most games. */
export async function gainsByHelp(registry: readonly GameBox[], task: BotAsked): Promise<boolean> {
  if (!mayBeHelped(task.level)) return false;
  const { joint } = await botFor(registry, task);
  return joint !== undefined && (!joint.sharesMemory || canShareMemory());
}

/** Fetches what `searchShare` needs. */
export async function getReady(registry: readonly GameBox[], task: BotAsked): Promise<void> {
  await botFor(registry, task);
}

/** Somebody who searches another share of it, in a worker of its own. */
export type Helper = (task: ThinkTask, share: Share) => Promise<unknown>;

/** As `think`, with the help of others, where it gains by that. Who fails to help is done without. */
export async function thinkWith(
  helpers: readonly Helper[],
  registry: readonly GameBox[],
  task: ThinkTask,
  clock: () => number,
): Promise<Choice> {
  const { seen, ...request } = task;
  const joint = await jointFor(registry, task);
  const memory = joint.sharesMemory ? sharedMemory() : undefined;
  const company = { workers: helpers.length + 1, memory };
  const others = helpers.map((help, index) =>
    help(task, { ...company, worker: index + 1 }).catch(() => undefined),
  );
  const own = joint.search(seen, { ...request, clock }, { ...company, worker: 0 });
  const findings = [own, ...(await Promise.all(others))].filter((found) => found !== undefined);
  return joint.conclude(seen, { ...request, clock }, findings);
}

async function jointFor(
  registry: readonly GameBox[],
  task: ThinkTask,
): Promise<JointSearch<unknown, unknown>> {
  return must((await botFor(registry, task)).joint, 'what several can search');
}

async function botFor(
  registry: readonly GameBox[],
  { game, rulesVersion, level }: BotAsked,
): Promise<AnyBot> {
  const box = must(
    registry.find(({ info }) => info.id === game),
    `the game ${game}`,
  );
  return must(await botOf(box, rulesVersion, level), `version ${rulesVersion} of ${game}`);
}
