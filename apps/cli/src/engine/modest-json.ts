const LARGEST_NUMBER = 100_000;
const MOST_ENTRIES = 10_000;
const DEEPEST = 64;

/**
 * Whether a host's JSON keeps to measures that no game comes near: a number out of all reason can ask for
 * more memory than there is, and then no error can be answered any more.
 */
export function isModest(json: unknown, levels = DEEPEST): boolean {
  if (typeof json === 'number') return Math.abs(json) <= LARGEST_NUMBER;
  if (typeof json !== 'object' || json === null) return true;
  const inside: readonly unknown[] = Object.values(json);
  if (levels === 0 || inside.length > MOST_ENTRIES) return false;
  return inside.every((one) => isModest(one, levels - 1));
}
