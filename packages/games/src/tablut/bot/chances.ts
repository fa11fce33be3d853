import { isDecided } from '@kast/bots';

/** A position worth this much is won three times out of four. */
const LIKELY = 250;

/** Each seat's chance of winning, light first, from a value for light: the same on every machine. */
export function chances(forLight: number): readonly [number, number] {
  const lead = isDecided(forLight) ? Math.sign(forLight) : forLight / (Math.abs(forLight) + LIKELY);
  return [(1 + lead) / 2, (1 - lead) / 2];
}
