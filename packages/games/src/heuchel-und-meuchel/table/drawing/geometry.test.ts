import { describe, expect, it } from 'vitest';
import { CARD, houseOf, makeField, parseField, planOf, wayUp } from './geometry.ts';

const START = { low: 1, high: 7 };
const ALL = { low: 1, high: 13 };

/** What a room leaves to the house, in pixels. */
const LARGE = { width: 620, height: 720 };
const PHONE = { width: 374, height: 430 };

/** With its edge; what a rank leaves free to the right of it; and how far a post stands out. */
const HALF_A_WAY = 6.5;
const BESIDE_RANK = 5;
const POST = 4;

describe.each([2, 3, 4, 5, 6])('a house for %i', (seats) => {
  const house = houseOf(planOf(seats, ALL, LARGE));

  it('HM1.3 has thirteen rows, row 1 at the bottom, and a column for everybody', () => {
    expect(house.fields).toHaveLength(13);
    expect(house.fields.at(-1)?.[0]).toBe('a1');
    expect(house.fields[0]).toHaveLength(seats);
    expect(house.cardAt(1, 1).y).toBeGreaterThan(house.cardAt(1, 2).y);
    expect(house.cardAt(seats, 1).x).toBeLessThan(house.frame.x + house.frame.width);
    expect(house.leftOf(1)).toBe(house.frame.x);
    expect(house.ceilingOf(1) + house.heightOf(1)).toBeLessThan(house.height);
  });

  it.each([LARGE, PHONE])(
    'keeps the highest stack within its column in $width by $height',
    (room) => {
      const house = houseOf(planOf(seats, ALL, room));
      for (const height of [2, 6, 12, 20]) {
        expect(CARD.width + house.overlapOf(height) * (height - 1)).toBeLessThan(house.columnWidth);
        expect(house.overlapOf(height)).toBeGreaterThan(0);
      }
    },
  );

  it.each([LARGE, PHONE])(
    'has room for a way up beside every stack, clear of its ranks, in $width by $height',
    (room) => {
      const house = houseOf(planOf(seats, ALL, room));
      for (const highest of [1, 2, 6, 12, 20]) {
        const lane = house.laneOf(seats, highest);
        expect(lane - HALF_A_WAY).toBeGreaterThanOrEqual(
          house.edgeOf(seats, highest) - BESIDE_RANK,
        );
        expect(lane + HALF_A_WAY).toBeLessThan(house.leftOf(seats + 1) + POST);
      }
    },
  );

  it.each([
    ['at the start', START],
    ['all over the house', ALL],
  ])('has cards of 40 pixels on a phone, %s', (_, inUse) => {
    const { width, height, cardHeight } = houseOf(planOf(seats, inUse, PHONE));
    const pixels = Math.min(PHONE.width / width, PHONE.height / height);
    expect(CARD.width * pixels).toBeGreaterThanOrEqual(40);
    expect(cardHeight * pixels).toBeGreaterThanOrEqual(24);
  });
});

/** What is left to the house at a real table: on phones upright and sideways, from the largest to the smallest. */
const ON_PHONES = [
  { width: 390, height: 399 },
  { width: 405, height: 382 },
  { width: 360, height: 313 },
  { width: 320, height: 261 },
  { width: 296, height: 208 },
];

describe.each(ON_PHONES)('in $width by $height, with every row in use', (room) => {
  it('four columns have cards of 40 pixels, and floors that tell them apart', () => {
    const { width, height, cardHeight } = houseOf(planOf(4, ALL, room));
    const pixels = Math.min(room.width / width, room.height / height);
    expect(CARD.width * pixels).toBeGreaterThanOrEqual(40);
    expect(cardHeight * pixels).toBeGreaterThanOrEqual(10.5);
  });
});

describe('on a laptop', () => {
  const LAPTOP = { width: 560, height: 740 };
  const pixelsIn = ({ width, height }: { readonly width: number; readonly height: number }) =>
    Math.min(LAPTOP.width / width, LAPTOP.height / height);

  it.each([
    [2, 58],
    [3, 58],
    [4, 50],
    [6, 44],
  ])('a house for %i has cards of %i pixels', (seats, pixels) => {
    const house = houseOf(planOf(seats, ALL, LAPTOP));
    expect(CARD.width * pixelsIn(house)).toBeGreaterThanOrEqual(pixels - 0.5);
    expect(house.cardHeight * pixelsIn(house)).toBeGreaterThanOrEqual(42);
  });

  it.each([2, 3, 4])('a house for %i shows the ranks of three cards in full size', (seats) => {
    const house = houseOf(planOf(seats, ALL, LAPTOP));
    expect(house.isClose(3)).toBe(false);
    expect(house.isClose(9)).toBe(true);
  });
});

describe('floors', () => {
  it('fold on a phone where nothing can happen, and nowhere else', () => {
    const small = houseOf(planOf(3, START, PHONE));
    expect(small.heightOf(6)).toBe(small.heightOf(7));
    expect(small.heightOf(8)).toBeLessThan(small.heightOf(7) / 2);
    const large = houseOf(planOf(3, START, LARGE));
    expect(large.heightOf(8)).toBe(large.heightOf(7));
  });

  it('keep their size while a card climbs, but for every third row', () => {
    const plans = [7, 8, 9, 10, 11, 12, 13].map((high) => planOf(3, { low: 1, high }, PHONE));
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(3);
    for (const [index, plan] of plans.entries()) {
      const house = houseOf(plan);
      expect(house.heightOf(index + 7)).toBe(house.heightOf(1));
    }
    expect(planOf(3, { low: 2, high: 7 }, PHONE)).toEqual(planOf(3, START, PHONE));
  });

  it('fill what the fields lie in', () => {
    const { frame, heights } = houseOf(planOf(3, START, PHONE));
    expect(heights.reduce((sum, height) => sum + height)).toBeCloseTo(frame.height);
  });
});

describe('the house', () => {
  it('is as wide and as high as its room', () => {
    for (const room of [LARGE, PHONE, { width: 430, height: 330 }]) {
      const { width, height } = houseOf(planOf(2, ALL, room));
      expect(width / height).toBeCloseTo(room.width / room.height, 1);
    }
  });
});

describe('a way up', () => {
  it('HM3.3 leads out beside the cards, up, and back in', () => {
    const way = wayUp({ start: { x: 60, y: 200 }, end: { x: 30, y: 100 }, lane: 80 });
    expect(way).toBe('M60 200H71q9 0 9 -9V109q0 -9 -9 -9H30');
  });
});

describe('fields', () => {
  it('are read as they are written', () => {
    expect(parseField(makeField(2, 13))).toEqual({ seat: 2, row: 13 });
    expect(parseField('b13/2')).toEqual({ seat: 2, row: 13 });
  });
});
