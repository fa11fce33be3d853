import { describe, expect, it } from 'vitest';
import {
  CARD,
  FLOOR,
  GUTTER,
  HEIGHT,
  houseOf,
  MARGIN,
  makeField,
  parseField,
  WIDTH,
} from './geometry.ts';

describe.each([2, 3, 4, 5, 6])('a house for %i', (seats) => {
  const house = houseOf(seats);

  it('HM1.3 has thirteen rows, row 1 at the bottom, and a column for everybody', () => {
    expect(house.fields).toHaveLength(13);
    expect(house.fields.at(-1)?.[0]).toBe('a1');
    expect(house.fields[0]).toHaveLength(seats);
    expect(house.cardAt(1, 1).y).toBeGreaterThan(house.cardAt(1, 2).y);
    expect(house.cardAt(seats, 1).x).toBeLessThan(WIDTH - MARGIN);
    expect(house.leftOf(1)).toBe(GUTTER);
    expect(house.ceilingOf(1) + FLOOR).toBeLessThan(HEIGHT);
  });

  it('keeps the highest stack within its column', () => {
    for (const height of [2, 6, 12, 20]) {
      const width = CARD.width + house.overlapOf(height) * (height - 1);
      expect(width).toBeLessThan(house.columnWidth);
      expect(house.overlapOf(height)).toBeGreaterThan(0);
    }
  });
});

describe('fields', () => {
  it('are read as they are written', () => {
    expect(parseField(makeField(2, 13))).toEqual({ seat: 2, row: 13 });
  });
});
