import type { Extent } from '../kit/Surface.tsx';
import type { Box } from './cell-boxes.ts';

export interface NotePlace {
  readonly left: number;
  readonly top: number;
  /** On which side of the cell it lies; undefined where it points at none. */
  readonly side: 'below' | 'above' | undefined;
  /** How far from its left edge it points at the cell. */
  readonly tail: number;
}

/** Between a note and what it points at, and between it and the edge. */
const GAP = 8;
const EDGE = 4;
/** The tail keeps off the rounded corners. */
const CORNER = 16;

/**
 * Beside the cell and never on it: below it where there is room, else above it, else at whichever end of the
 * board is farther from it.
 */
export function placeNote(at: Box | undefined, note: Extent, room: Extent): NotePlace {
  const lowest = Math.max(EDGE, room.height - note.height - EDGE);
  const middle = at ? at.left + at.width / 2 : room.width / 2;
  const left = clamp(middle - note.width / 2, EDGE, room.width - note.width - EDGE);
  const tail = clamp(middle - left, CORNER, note.width - CORNER);
  if (!at) return { left, top: EDGE, side: undefined, tail };
  const below = at.top + at.height + GAP;
  if (below <= lowest) return { left, top: below, side: 'below', tail };
  const above = at.top - GAP - note.height;
  if (above >= EDGE) return { left, top: above, side: 'above', tail };
  const isInUpperHalf = at.top + at.height / 2 < room.height / 2;
  return { left, top: isInUpperHalf ? lowest : EDGE, side: undefined, tail };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
