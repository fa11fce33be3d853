import type { Aim, Toss } from '../rules/index.ts';

/**
 * LK3.1: how hard a flick makes half a turn, and a full one, in units of a trace per step. With any pan, flicked where
 * it should be, a pancake is caught there: what is drawn green, and what is said of a throw that failed, go by this.
 */
export const ZONES = {
  half: { least: 38, most: 54 },
  full: { least: 62, most: 70 },
} as const;

/** LK3.1: which turn a toss is about: as it was said, or by the strength of the flick. */
export function turnMeant(toss: Toss): Aim {
  if (typeof toss === 'string') return toss;
  return Math.max(...toss) < (ZONES.half.most + ZONES.full.least) / 2 ? 'half' : 'full';
}
