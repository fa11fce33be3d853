import { bolder, reweighed, vaguer } from '@kast/bots';
import type { DrunterOptions } from '../info.ts';

/**
 * What chances that were foreseen are worth, as matches of levels 3 to 5 against themselves, with two to four seats,
 * have turned out. Where a stone under another may leave after a while, they come true, and an advantage from placing
 * counts for more than it seems. Where it may stay there for ever, whoever is about to be done is covered again and
 * again, and hardly anything can be foreseen.
 */
export function relied(
  chances: readonly number[],
  { block }: Pick<DrunterOptions, 'block'>,
  isPlacing: boolean,
): readonly number[] {
  if (block === 'endless') return reweighed(chances, vaguer);
  return isPlacing ? reweighed(chances, bolder) : chances;
}
