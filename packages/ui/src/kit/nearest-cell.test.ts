import { describe, expect, it } from 'vitest';
import { nearestCell } from './nearest-cell.ts';

/** As on a phone of 320 pixels: 31 wide and 24 high. */
const LIVE = [
  { cell: 'b2', middle: { x: 46, y: 36 } },
  { cell: 'c3', middle: { x: 77, y: 60 } },
];

describe('a finger that comes down beside what can be done', () => {
  it('means what is within a thumb of it', () => {
    expect(nearestCell({ x: 46, y: 57 }, LIVE)).toBe('b2');
    expect(nearestCell({ x: 30, y: 20 }, LIVE)).toBe('b2');
  });

  it('means the nearest of two', () => {
    expect(nearestCell({ x: 60, y: 56 }, LIVE)).toBe('c3');
    expect(nearestCell({ x: 60, y: 44 }, LIVE)).toBe('b2');
  });

  it('means nothing else where they are further away', () => {
    expect(nearestCell({ x: 46, y: 59 }, LIVE)).toBeUndefined();
    expect(nearestCell({ x: 69, y: 36 }, LIVE)).toBeUndefined();
  });
});
