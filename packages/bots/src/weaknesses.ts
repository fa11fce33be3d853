import { pick, type Random } from '@kast/kernel';

/** How any player may err. A game adds what people do at its own table. */
export interface Weaknesses {
  /** Percentage of moves, good or bad, that it does not think of. */
  readonly overlooks: number;
  /** By how much it may misjudge a move, up or down; small errors are likelier. */
  readonly misjudges: number;
}

export function isFlawless({ overlooks, misjudges }: Weaknesses): boolean {
  return overlooks === 0 && misjudges === 0;
}

/** What seems best to somebody who misses some of the options and misjudges the others. */
export function bestInTheEyesOf<Option extends { readonly value: number }>(
  { overlooks, misjudges }: Weaknesses,
  options: readonly Option[],
  random: Random,
): Option {
  const noticed = options.filter(() => random.below(100) >= overlooks);
  const considered = noticed.length > 0 ? noticed : [pick(random, options)];
  const seeming = considered.map(({ value }) => value + misjudgement(misjudges, random));
  return considered[seeming.indexOf(Math.max(...seeming))] as Option;
}

/** From −most to +most, as with two dice: small errors are likelier. */
export function misjudgement(most: number, random: Random): number {
  return ((random.below(FACES) - random.below(FACES)) / (FACES - 1)) * most;
}

const FACES = 1_001;
