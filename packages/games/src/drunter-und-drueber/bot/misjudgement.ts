import type { Random } from '@kast/kernel';

/** From −most to +most, as with two dice: small errors are likelier. */
export function misjudgement(most: number, random: Random): number {
  return random.below(most + 1) - random.below(most + 1);
}
