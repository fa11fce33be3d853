/** Speeds of a flick, in units of a trace per step: what the gauge shows. */
const SHOWN = { least: 20, most: 90 };

/** How far up the gauge, from 0 to 1. */
export function heightOn(speed: number): number {
  const share = (speed - SHOWN.least) / (SHOWN.most - SHOWN.least);
  return Math.min(1, Math.max(0, share));
}
