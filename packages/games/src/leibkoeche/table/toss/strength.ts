/** Speeds of a flick, in units of a trace per step: what the gauge shows. */
const SHOWN = { least: 22, most: 96 };

/** LK3.1: about where a flick makes half a turn, and a full one. */
export const ZONES = {
  half: { least: 40, most: 57 },
  full: { least: 62, most: 79 },
} as const;

export type Zone = keyof typeof ZONES;

/** How far up the gauge, from 0 to 1. */
export function heightOn(speed: number): number {
  const share = (speed - SHOWN.least) / (SHOWN.most - SHOWN.least);
  return Math.min(1, Math.max(0, share));
}
