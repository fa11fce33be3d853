import type { Extent } from '../kit/extent.ts';
import type { Box } from './cell-boxes.ts';

export interface NotePlace {
  readonly left: number;
  readonly top: number;
  /** On which side of the cell it lies; undefined where it points at none. */
  readonly side: 'below' | 'above' | undefined;
  /** How far from its left edge it points at the cell. */
  readonly tail: number;
}

interface Board {
  readonly room: Extent;
  /** What is asked: where one may go now. A note lies over as little of it as can be. */
  readonly asked: readonly Box[];
}

/** Between a note and what it points at, and between it and the edge. */
const GAP = 8;
const EDGE = 4;
/** The tail keeps off the rounded corners. */
const CORNER = 16;

/**
 * Beside the cell and never on it if there is any other place: below it, above it, or at an end of the board,
 * wherever least of what is asked is covered.
 */
export function placeNote(at: Box | undefined, note: Extent, { room, asked }: Board): NotePlace {
  const lowest = Math.max(EDGE, room.height - note.height - EDGE);
  const rightmost = Math.max(EDGE, room.width - note.width - EDGE);
  const middle = at ? at.left + at.width / 2 : room.width / 2;
  const lefts = [clamp(middle - note.width / 2, EDGE, rightmost), EDGE, rightmost];
  const beside = at ? besideCell(at, note).filter(({ top }) => top >= EDGE && top <= lowest) : [];
  const tops = [...beside, { top: EDGE, side: undefined }, { top: lowest, side: undefined }];
  const places = tops.flatMap(({ top, side }) =>
    lefts.map((left): NotePlace => {
      const tail = clamp(middle - left, CORNER, note.width - CORNER);
      const pointsAtIt = Math.abs(left + tail - middle) < 1;
      return { left, top, side: pointsAtIt ? side : undefined, tail };
    }),
  );
  const cost = ({ left, top }: NotePlace): number => {
    const lies = { left, top, ...note };
    const covered = asked.reduce((sum, box) => sum + overlap(lies, box), 0);
    return covered + (at ? overlap(lies, at) * UNWANTED : 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Covering what it speaks of is worse than covering anything else. */
const UNWANTED = 1000;

function besideCell(at: Box, note: Extent): readonly Pick<NotePlace, 'top' | 'side'>[] {
  return [
    { top: at.top + at.height + GAP, side: 'below' },
    { top: at.top - GAP - note.height, side: 'above' },
  ];
}

function overlap(one: Box, other: Box): number {
  const across = shared(one.left, one.width, other.left, other.width);
  return across * shared(one.top, one.height, other.top, other.height);
}

function shared(start: number, length: number, from: number, size: number): number {
  return Math.max(0, Math.min(start + length, from + size) - Math.max(start, from));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
