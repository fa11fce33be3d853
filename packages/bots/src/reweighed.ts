/** Chances of all seats, each counting as it is weighed anew: together 1 as before. */
export function reweighed(
  chances: readonly number[],
  weigh: (chance: number) => number,
): readonly number[] {
  const weights = chances.map(weigh);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** To the power of 1½: bolder than what was foreseen. Roots and products are the same on every machine. */
export function bolder(chance: number): number {
  return chance * Math.sqrt(chance);
}

/** To the power of ¼: hardly more than who is ahead of whom. */
export function vaguer(chance: number): number {
  return Math.sqrt(Math.sqrt(chance));
}
