import { otherFace } from '../../rules/index.ts';
import { DROP, FLOOR, PANCAKE, REACH, RIM, TABLE } from '../../toss/geometry.ts';
import type { Moment, Pose } from '../../toss/throw.ts';

/** Drawing units for a decimetre. */
export const SCALE = 100;
/** The side view is seen a little from above: how much of a depth is left as a height. */
export const TILT = 0.36;

/** What is in view of a pan at rest, in decimetres: both its sides, and half a turn above it. */
const FRAME = {
  left: -2,
  right: REACH + FLOOR.large + RIM + 1.8,
  top: 6.4,
  bottom: TABLE - 1,
};

const HEADROOM = 0.5;

export const VIEW_BOX = [FRAME.left, -FRAME.top, FRAME.right - FRAME.left, FRAME.top - FRAME.bottom]
  .map((length) => Math.round(length * SCALE))
  .join(' ');

/** Pan and pancake at rest, before anybody has moved. */
export const AT_REST: Moment = {
  pan: { x: 0, y: 0, angle: 0 },
  pancake: { x: REACH, y: PANCAKE.thick - DROP, angle: 0 },
  touches: 'pan',
};

/** Whoever throws higher looks up. */
export function lookUp({ y }: Pose): string {
  return `translate(0 ${units(Math.max(0, y + PANCAKE.half + HEADROOM - FRAME.top))})`;
}

/** LK3.7: the number on the face that is turned up. */
export function faceUp(face: number, { angle }: Pose): number {
  return isUpright(angle) ? face : otherFace(face);
}

/** Whether the face that lay up is still the upper one. */
export function isUpright(angle: number): boolean {
  return Math.cos(angle) >= 0;
}

/** The pan as it is drawn at level about its pivot, moved to where it is. */
export function panTransform({ x, y, angle }: Pose): string {
  return `translate(${units(x)} ${units(-y)}) rotate(${round((-angle * 180) / Math.PI)})`;
}

/**
 * A flat round of the pancake, `share` of its thickness from the middle toward the face that lay up:
 * its width turns with the pancake, its depth always points at whoever looks.
 */
export function sliceTransform({ x, y, angle }: Pose, share: number): string {
  const [across, up] = [Math.cos(angle), Math.sin(angle)];
  const away = PANCAKE.thick * share;
  // From below the other face is seen, and read from left to right again.
  const side = across < 0 ? -1 : 1;
  const middle = [units(x - up * away), units(-(y + across * away))];
  return `matrix(${[side * across, -side * up, 0, TILT].map(round).join(' ')} ${middle.join(' ')})`;
}

/** Where the shadow lies, and how wide: the higher the pancake, the smaller and fainter. */
export function shadowOf({ x, y }: Pose): { readonly transform: string; readonly opacity: number } {
  const height = Math.max(0, y - TABLE);
  const share = 1 / (1 + height / 5);
  return {
    transform: `translate(${units(x)} ${units(-TABLE)}) scale(${round(share)})`,
    opacity: round(0.4 * share),
  };
}

function units(length: number): number {
  return Math.round(length * SCALE * 10) / 10;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
