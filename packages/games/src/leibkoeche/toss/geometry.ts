import type { Pan } from '../rules/index.ts';

/**
 * What is simulated, and therefore what is drawn. Lengths in decimetres, y upward, angles in radians,
 * counter-clockwise. The pan turns about the wrist; seen from it the middle of the pan's floor lies at
 * (REACH, 0) when the pan is level. A record is flown again from these figures: to change one is to
 * change the rules' version.
 */
export const REACH = 2.2;

/** How far the pan turns for one unit of a trace. */
export const UNIT = 0.002;

/** How far the arm lifts the wrist for one unit: a flick is half turn of the hand, half lift. */
export const LIFT = 0.0046;

/** How far the hand turns, in units, down and up from level. */
export const LOWEST = -200;
export const HIGHEST = 300;

/** LK8.4: half the width of the flat floor. */
export const FLOOR: Readonly<Record<Pan, number>> = { small: 1.2, normal: 1.6, large: 2.2 };

/** The side of the pan slopes outward from the end of the floor, as wide as it is high. */
export const RIM = 0.35;

/** The pan is solid this far below its floor, so that nothing fast passes through it. */
export const DEPTH = 0.6;

/** Half the width and half the thickness of a throwing pancake. */
export const PANCAKE = { half: 1.1, thick: 0.12, round: 0.05 } as const;

/** The top of the table, seen from the wrist at level. */
export const TABLE = -3.9;
