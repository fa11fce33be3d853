import type { DrunterOptions } from '../info.ts';

/**
 * What chances that were foreseen are worth, as matches of levels 3 to 5 against themselves, with two to four seats,
 * have turned out: sharper or blunter, all together 1 as before. Where a stone under another may leave after a while,
 * they come true, and an advantage from placing counts for more than it seems. Where it may stay there for ever, whoever
 * is about to be done is covered again and again, and hardly anything can be foreseen.
 */
export function relied(
  chances: readonly number[],
  { block }: Pick<DrunterOptions, 'block'>,
  isPlacing: boolean,
): readonly number[] {
  const sharpen = block === 'endless' ? blunter : isPlacing ? sharper : asTheyAre;
  const weights = chances.map(sharpen);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Powers of ¼ and 1½: roots and products are the same on every machine. */
function blunter(chance: number): number {
  return Math.sqrt(Math.sqrt(chance));
}

function sharper(chance: number): number {
  return chance * Math.sqrt(chance);
}

function asTheyAre(chance: number): number {
  return chance;
}
