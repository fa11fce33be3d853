/**
 * The natural logarithm of a whole number from 1, straight between powers of two: good enough for
 * search, and unlike Math.log the same on every machine.
 */
export function logarithm(count: number): number {
  const power = 31 - Math.clz32(count);
  const below = 2 ** power;
  return Math.LN2 * (power + (count - below) / below);
}
