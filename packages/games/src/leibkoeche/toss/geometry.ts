import type { Pan } from '../rules/index.ts';

/**
 * What is simulated, and therefore what is drawn. Lengths in decimetres, y upward, angles in radians,
 * counter-clockwise. The pan turns about its pivot, which starts at (0, 0); seen from there the middle
 * of the level pan's floor lies at (REACH, −DROP). A record is flown again from these figures: to
 * change one is to change the rules' version.
 */
export const REACH = 2.9;

/**
 * As a handle stands up from a pan, the pivot is above the floor. So a flick throws straight up when the
 * pan is somewhat raised, and a hand can flick from level.
 */
export const DROP = 0.67;

/** How far the pan turns for one unit of a trace, and how far its pivot rises. */
export const UNIT = 0.002;
export const LIFT = 0.0032;

/** How far the middle of the pan rises for one unit, near level. */
export const RISE = REACH * UNIT + LIFT;

/** How far the pan goes down and up from level, in units. */
export const LOWEST = -140;
export const HIGHEST = 330;

/** LK8.4: half the width of the flat floor. */
export const FLOOR: Readonly<Record<Pan, number>> = { small: 0.85, normal: 1.35, large: 2.4 };

/** The side of the pan slopes outward from the end of the floor, as wide as it is high. */
export const RIM = 0.22;

/** The pan is solid this far below its floor, so that nothing fast passes through it. */
export const DEPTH = 0.6;

/** Half the width and half the thickness of a throwing pancake, and how round its corners are. */
export const PANCAKE = { half: 0.75, thick: 0.1, round: 0.05 } as const;

/** The top of the table. */
export const TABLE = -4;

/** Where the pan comes to be, in units above level, from `raised` by one move of a trace. */
export function raisedBy(raised: number, moved: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, raised + moved));
}
