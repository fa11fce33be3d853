import { type Fall, otherFace } from '../rules/index.ts';
import type { Landing } from './landing.ts';

/** What the rules make of a landing of a pancake that lay with `face` up. */
export function fallOf({ halfTurns, where, flipped }: Landing, face: number): Fall {
  // LK3.5: without half a turn in the air it is invalid, and counts as not turned wherever it lies.
  if (halfTurns === 0) return { result: 'invalid', face };
  // LK3.3, LK3.4, LK3.7
  return {
    result: where === 'pan' ? 'caught' : 'missed',
    face: flipped ? otherFace(face) : face,
  };
}
