import { misjudgement } from '@kast/bots';
import { pick, type Random } from '@kast/kernel';
import type { DrunterWeaknesses } from './levels.ts';

/** What a step looks like to who considers it. */
export interface ConsideredStep {
  readonly step: number;
  /** Of winning with it, 0 to 1. */
  readonly chance: number;
  readonly from: number;
  /** Steps that its stone has to go before it. */
  readonly way: number;
  readonly comesHome: boolean;
  readonly holdsUp: boolean;
}

/** Further than this one has to look for it. */
const NEAR = 1;

/** Whether it takes what its search says is best: then only that has to be found. */
export function takesTheBest({
  overlooksFar,
  overlooksBlocks,
  stubborn,
  greedy,
  misjudges,
}: DrunterWeaknesses): boolean {
  return [overlooksFar, overlooksBlocks, stubborn, greedy, misjudges].every((one) => one === 0);
}

/** The step that seems best to who overlooks, grabs, sticks to a plan and misjudges long ways. */
export function seemingBest<Considered extends ConsideredStep>(
  steps: readonly Considered[],
  weaknesses: DrunterWeaknesses,
  lastMoved: number | undefined,
  random: Random,
): Considered {
  const far = new Set(steps.filter(({ way }) => way > NEAR).map(({ from }) => from));
  const unseen = new Set(
    [...far].filter((from) => from !== lastMoved && random.below(100) < weaknesses.overlooksFar),
  );
  const seesBlocks = random.below(100) >= weaknesses.overlooksBlocks;
  const noticed = steps.filter(
    ({ from, holdsUp, comesHome }) => !unseen.has(from) && (seesBlocks || !holdsUp || comesHome),
  );
  const considered = noticed.length > 0 ? noticed : [pick(random, steps)];
  const worth = worthOfChance(Math.max(...considered.map(({ chance }) => chance)));
  const seeming = considered.map(({ chance, from, way, comesHome }) => {
    const plan = from === lastMoved && way > 0 ? weaknesses.stubborn : 0;
    const grab = comesHome ? weaknesses.greedy : 0;
    const error = misjudgement(weaknesses.misjudges, random) * Math.min(way, FAR);
    return chance * worth + plan + grab + error;
  });
  return considered[seeming.indexOf(Math.max(...seeming))] as Considered;
}

/** Who is far behind, or far ahead, looks as closely as who is not: what counts is what it does to the odds. */
function worthOfChance(best: number): number {
  return 25 / (best * (1 - best) + 0.02);
}

/** No way seems more uncertain than one of so many steps. */
const FAR = 3;
