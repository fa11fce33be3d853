import { describe, expect, it } from 'vitest';
import { placeNote } from './place-note.ts';

const ROOM = { width: 390, height: 390 };
const NOTE = { width: 240, height: 80 };

function cellAt(left: number, top: number) {
  return { left, top, width: 40, height: 40 };
}

describe('a note on a board', () => {
  it('lies below what it points at', () => {
    const place = placeNote(cellAt(175, 100), NOTE, ROOM);
    expect(place).toEqual({ left: 75, top: 148, side: 'below', tail: 120 });
  });

  it('lies above what is low on the board', () => {
    const place = placeNote(cellAt(175, 345), NOTE, ROOM);
    expect(place.side).toBe('above');
    expect(place.top + NOTE.height).toBeLessThan(345);
  });

  it('keeps within the board at its edges, and still points at the cell', () => {
    const left = placeNote(cellAt(0, 0), NOTE, ROOM);
    const right = placeNote(cellAt(350, 0), NOTE, ROOM);
    expect(left.left).toBeGreaterThanOrEqual(0);
    expect(right.left + NOTE.width).toBeLessThanOrEqual(ROOM.width);
    expect(left.left + left.tail).toBe(20);
    expect(right.left + right.tail).toBe(370);
  });

  it('goes to the other end of a board where there is room on no side', () => {
    const tall = { left: 100, top: 60, width: 40, height: 260 };
    expect(placeNote(tall, NOTE, ROOM)).toMatchObject({ side: undefined, top: 4 });
  });

  it('lies at the top where nothing is pointed at', () => {
    expect(placeNote(undefined, NOTE, ROOM)).toMatchObject({ side: undefined, top: 4, left: 75 });
  });
});
