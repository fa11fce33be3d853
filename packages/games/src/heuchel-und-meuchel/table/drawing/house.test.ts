import { describe, expect, it } from 'vitest';
import { nameOnPlate, sideOf } from './doorplate.ts';
import { houseOf, planOf } from './geometry.ts';
import { seamOf } from './House.tsx';

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

  it.each([
    ['Albert', 160, { text: 'Albert', size: 21 }],
    ['Albert', 134, { text: 'Alb…', size: 16 }],
    ['Matthias', 134, { text: 'Mat…', size: 16 }],
    ['Albert', 110, { text: '', size: 16 }],
  ])('has as much of %s as there is room for in a column of %i', (name, width, shown) => {
    expect(nameOnPlate(name, width)).toEqual(shown);
  });

  it('has a whole name in smaller letters before it cuts one', () => {
    const { text, size } = nameOnPlate('Martha', 152);
    expect(text).toBe('Martha');
    expect(size).toBeLessThan(21);
  });
});
