import {
  type AnyBot,
  canShareMemory,
  type Choice,
  isShared,
  type JointSearch,
  type Share,
  sharedMemory,
  type ThinkTask,
} from '@kast/bots';
import { must } from '@kast/kernel';
import { botOf } from './bot-of.ts';
import type { GameBox } from './game-box.ts';

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
  return jointOf(await botFor(registry, task)).search(seen, { ...request, clock }, share);
}

/** What follows from all that they have found, the first worker's first. */
export async function conclude(
  registry: readonly GameBox[],
  task: ThinkTask,
  findings: readonly unknown[],
): Promise<Choice> {
  const { seen, ...request } = task;
  const joint = jointOf(await botFor(registry, task));
  const found = findings.filter((finding) => finding !== undefined);
  return joint.conclude(seen, { ...request, clock: () => 0 }, found);
}

/** Whether several workers would find more than one: so it is with the strongest level of most games. */
export async function gainsByHelp(registry: readonly GameBox[], task: ThinkTask): Promise<boolean> {
  if (!isShared(task.level)) return false;
  const { joint } = await botFor(registry, task);
  return joint !== undefined && (!joint.sharesMemory || canShareMemory());
}

/** Fetches what `searchShare` needs. */
export async function getReady(
  registry: readonly GameBox[],
  task: Pick<ThinkTask, 'game' | 'rulesVersion' | 'level'>,
): Promise<void> {
  await botFor(registry, task);
}

/** Somebody who searches another share of it, in a worker of its own. */
export type Helper = (task: ThinkTask, share: Share) => Promise<unknown>;

/** As `think`, with the help of others. Who fails to help is done without. */
export async function thinkWith(
  helpers: readonly Helper[],
  registry: readonly GameBox[],
  task: ThinkTask,
  clock: () => number,
): Promise<Choice> {
  const company = { workers: helpers.length + 1, memory: sharedMemory() };
  const others = helpers.map((help, index) =>
    help(task, { ...company, worker: index + 1 }).catch(() => undefined),
  );
  const own = await searchShare(registry, task, { ...company, worker: 0 }, clock);
  return conclude(registry, task, [own, ...(await Promise.all(others))]);
}

/** A bot that gains nothing by others chooses as the first of them, alone. */
function jointOf(bot: AnyBot): JointSearch<unknown, unknown> {
  return (
    bot.joint ?? {
      search: (seen, request, { worker }) => (worker === 0 ? bot.choose(seen, request) : undefined),
      conclude: (_seen, _request, [choice]) => choice as Choice,
    }
  );
}

async function botFor(
  registry: readonly GameBox[],
  { game, rulesVersion, level }: Pick<ThinkTask, 'game' | 'rulesVersion' | 'level'>,
): Promise<AnyBot> {
  const box = must(
    registry.find(({ info }) => info.id === game),
    `the game ${game}`,
  );
  return must(await botOf(box, rulesVersion, level), `version ${rulesVersion} of ${game}`);
}
