import { describe, expect, it } from 'vitest';
import { houseOf, planOf } from './geometry.ts';
import { seamOf } from './House.tsx';
import { shortened, sideOf } from './Residents.tsx';

const ALL = { low: 1, high: 13 };

describe('the roof', () => {
  it.each([
    { width: 620, height: 720 },
    { width: 374, height: 430 },
  ])('keeps its tiles between its slopes in $width by $height', (room) => {
    const { frame } = houseOf(planOf(3, ALL, room));
    const rise = frame.y - Math.round(frame.y * 0.36);
    for (const up of [8, 17, 26].filter((each) => each < rise)) {
      const [, start, end] = /^M(\S+) \S+H(\S+)$/u.exec(seamOf(frame, rise, up)) ?? [];
      expect(Number(start)).toBeGreaterThan(frame.x - 26 + (56 * up) / rise);
      expect(Number(end)).toBeLessThan(frame.x + frame.width + 9 - (39 * up) / rise);
    }
  });
});

/** In units of the house: a letter, and the most points with their sign. */
const LETTER = 14;
const POINTS = 50;

describe('a doorplate', () => {
  it.each([76, 90, 134])('keeps letter and points apart in a column of %i', (width) => {
    expect(2 * sideOf(width) + LETTER + POINTS).toBeLessThan(width);
  });

  it('has as much of a name as there is room for', () => {
    expect(shortened('Roland', 6)).toBe('Roland');
    expect(shortened('Matthias', 6)).toBe('Matth…');
    expect(shortened('Matthias', 3)).toBe('');
  });
});
