import { pick, type Random } from '@kast/kernel';

/** How people err at this table; all but the percentages in hundredths of an even chance to win. */
export interface Lapses {
  /** So often, in a hundred, a stone that has far to go is not thought of. */
  readonly overlooksFar: number;
  /** So often, in a hundred, it is not thought of that somebody could be held up. */
  readonly overlooksBlocks: number;
  /** How much going on with the stone that was moved last seems worth. */
  readonly stubborn: number;
  /** How much a stone that comes home at once seems worth. */
  readonly greedy: number;
  /** By how much a step may be misjudged, up or down, for every step of the way that its stone has to go. */
  readonly misjudges: number;
}

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

/** The step that seems best to who overlooks, grabs, sticks to a plan and misjudges long ways. */
export function seemingBest<Considered extends ConsideredStep>(
  steps: readonly Considered[],
  lapses: Lapses,
  lastMoved: number | undefined,
  random: Random,
): Considered {
  const unseen = new Set<number>();
  for (const { from, way } of steps) {
    if (way > NEAR && from !== lastMoved && random.below(100) < lapses.overlooksFar)
      unseen.add(from);
  }
  const seesBlocks = random.below(100) >= lapses.overlooksBlocks;
  const noticed = steps.filter(
    ({ from, holdsUp, comesHome }) => !unseen.has(from) && (seesBlocks || !holdsUp || comesHome),
  );
  const considered = noticed.length > 0 ? noticed : [pick(random, steps)];
  const worth = worthOfChance(Math.max(...considered.map(({ chance }) => chance)));
  const seeming = considered.map(({ chance, from, way, comesHome }) => {
    const plan = from === lastMoved && way > 0 ? lapses.stubborn : 0;
    const grab = comesHome ? lapses.greedy : 0;
    const error = misjudgement(lapses.misjudges, random) * Math.min(way, FAR);
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
const FACES = 1_001;

/** From −most to +most, as with two dice: small errors are likelier. */
export function misjudgement(most: number, random: Random): number {
  return ((random.below(FACES) - random.below(FACES)) / (FACES - 1)) * most;
}
