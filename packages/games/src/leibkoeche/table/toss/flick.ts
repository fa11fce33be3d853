/** How the keys make the hand dip: so deep, and so far in one step. */
export const DIP = { depth: 160, speed: 10 };

/** A flick from the dip, as shares of its speed, step by step. */
export const FLICK = [0.2, 0.45, 0.7, 0.9, 1, 0.7, 0.35];

/** The longer the hand has dipped, the harder it flicks; after a second and a half no harder. */
const SPEED = { least: 30, most: 96, steps: 90 };

export function flickSpeed(steps: number): number {
  const share = Math.min(1, steps / SPEED.steps);
  return Math.round(SPEED.least + (SPEED.most - SPEED.least) * share);
}
