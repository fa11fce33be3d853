import { describe, expect, it } from 'vitest';
import type { Box } from './cell-boxes.ts';
import { placeNote } from './place-note.ts';

const ROOM = { width: 390, height: 390 };
const NOTE = { width: 240, height: 80 };

function cellAt(left: number, top: number): Box {
  return { left, top, width: 40, height: 40 };
}

function placed(at: Box | undefined, ...asked: readonly Box[]) {
  return placeNote(at, NOTE, { room: ROOM, asked });
}

describe('a note on a board', () => {
  it('lies below what it points at', () => {
    const place = placed(cellAt(175, 100));
    expect(place).toEqual({ left: 75, top: 148, side: 'below', tail: 120 });
  });

  it('lies above what is low on the board', () => {
    const place = placed(cellAt(175, 345));
    expect(place.side).toBe('above');
    expect(place.top + NOTE.height).toBeLessThan(345);
  });

  it('keeps within the board at its edges, and still points at the cell', () => {
    const left = placed(cellAt(0, 0));
    const right = placed(cellAt(350, 0));
    expect(left.left).toBeGreaterThanOrEqual(0);
    expect(right.left + NOTE.width).toBeLessThanOrEqual(ROOM.width);
    expect(left.left + left.tail).toBe(20);
    expect(right.left + right.tail).toBe(370);
  });

  it('leaves in sight where one may go, as far as there is room elsewhere', () => {
    const below = placed(cellAt(175, 100), cellAt(175, 150), cellAt(135, 190));
    expect(below.side).toBe('above');
    const both = placed(cellAt(175, 100), cellAt(175, 150), cellAt(175, 40));
    expect(both).toMatchObject({ side: undefined, top: 306 });
  });

  it('never lies on what it speaks of', () => {
    const asked = [0, 1, 2, 3].map((row) => ({ left: 0, top: row * 80, width: 390, height: 60 }));
    const cell = cellAt(175, 345);
    const { top } = placed(cell, ...asked);
    expect(top + NOTE.height).toBeLessThanOrEqual(cell.top);
  });

  it('lies at the top where nothing is pointed at', () => {
    expect(placed(undefined)).toMatchObject({ side: undefined, top: 4, left: 75 });
  });
});
