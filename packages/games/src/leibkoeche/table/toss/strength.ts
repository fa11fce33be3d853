import type { Toss } from '../../rules/index.ts';

/** Speeds of a flick, in units of a trace per step: what the gauge shows. */
const SHOWN = { least: 20, most: 90 };

/** LK3.1: about where a flick makes half a turn, and a full one. */
export const ZONES = {
  half: { least: 38, most: 54 },
  full: { least: 60, most: 74 },
} as const;

export type Zone = keyof typeof ZONES;

/** LK3.1: which turn a toss is about: as it was said, or by the strength of the flick. */
export function turnMeant(toss: Toss): Zone {
  if (typeof toss === 'string') return toss;
  return Math.max(...toss) < (ZONES.half.most + ZONES.full.least) / 2 ? 'half' : 'full';
}

/** How far up the gauge, from 0 to 1. */
export function heightOn(speed: number): number {
  const share = (speed - SHOWN.least) / (SHOWN.most - SHOWN.least);
  return Math.min(1, Math.max(0, share));
}
