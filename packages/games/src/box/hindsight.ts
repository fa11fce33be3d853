import {
  type AnyHindsight,
  type Belief,
  type BelieveTask,
  compareMoves as compare,
  type Compared,
  type CompareTask,
  type DrawLuck,
  type DrawTask,
  type HiddenThing,
  luckOfDraw,
  type TruthTask,
} from '@kast/bots';
import { type AnyGame, must } from '@kast/kernel';
import { botOf } from './bot-of.ts';
import { type GameBox, hasHindsight } from './game-box.ts';

/** Nothing where the game hides nothing. */
export async function believe(
  registry: readonly GameBox[],
  { game, rulesVersion, seen, ...request }: BelieveTask,
): Promise<readonly Belief[]> {
  const box = boxIn(registry, game);
  const bot = must(await botOf(box, rulesVersion, request.level), `a bot of ${game}`);
  return bot.believe?.(seen, request) ?? [];
}

export async function truthOf(
  registry: readonly GameBox[],
  task: TruthTask,
): Promise<readonly HiddenThing[]> {
  const { hindsight } = await openHindsight(registry, task);
  return hindsight.hidden(task.state);
}

export async function drawAgain(registry: readonly GameBox[], task: DrawTask): Promise<DrawLuck> {
  const { rules, hindsight } = await openHindsight(registry, task);
  return luckOfDraw(rules, hindsight, task);
}

export async function compareMoves(
  registry: readonly GameBox[],
  task: CompareTask,
): Promise<Compared> {
  const { rules, hindsight } = await openHindsight(registry, task);
  return compare(rules, hindsight, task);
}

interface Opened {
  readonly rules: AnyGame;
  readonly hindsight: AnyHindsight;
}

async function openHindsight(
  registry: readonly GameBox[],
  { game, rulesVersion }: { readonly game: string; readonly rulesVersion: number },
): Promise<Opened> {
  const box = boxIn(registry, game);
  if (!hasHindsight(box, rulesVersion)) throw new Error(`no hindsight in ${game} ${rulesVersion}`);
  const open = must(box.hindsight, 'the door');
  const [rules, hindsight] = await Promise.all([box.rules(), open()]);
  return { rules, hindsight };
}

function boxIn(registry: readonly GameBox[], game: string): GameBox {
  return must(
    registry.find(({ info }) => info.id === game),
    `the game ${game}`,
  );
}
