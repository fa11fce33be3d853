import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBelow, pick, seededRandom, shuffled } from './random.ts';

const LAST_WORD = 0xffff_ffff;

describe('drawBelow', () => {
  it('throws away the words past the last whole multiple of the bound', () => {
    // 2³² = 3 · 1431655765 + 1: the last word alone would favour 0.
    const words = [LAST_WORD, LAST_WORD, 7];
    expect(drawBelow(3, () => words.shift() ?? 0)).toBe(1);
    expect(words).toEqual([]);
  });

  it('keeps the last word of the last whole multiple', () => {
    expect(drawBelow(3, () => LAST_WORD - 1)).toBe(2);
  });

  it('leaves every result the same number of words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x1_0000_0000 }), (bound) => {
        const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
        expect(limit % bound).toBe(0);
        expect(drawBelow(bound, () => limit - 1)).toBe(bound - 1);
        const words = [limit % 0x1_0000_0000, 0];
        expect(drawBelow(bound, () => words.shift() ?? 0)).toBe(0);
      }),
    );
  });

  it('draws the whole word where the bound is 2³²', () => {
    expect(drawBelow(0x1_0000_0000, () => LAST_WORD)).toBe(LAST_WORD);
  });

  it.each([0, -1, 1.5, Number.NaN, 0x1_0000_0001])('cannot draw below %d', (bound) => {
    expect(() => drawBelow(bound, () => 0)).toThrow(RangeError);
  });
});

describe('shuffled', () => {
  it('keeps every item once and the list as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        const result = shuffled(seededRandom(seed), items);
        expect(result.toSorted(ascending)).toEqual(items.toSorted(ascending));
        expect(items).toEqual(before);
      }),
    );
  });

  it('swaps from the last place down with a place drawn at or below it', () => {
    const bounds: number[] = [];
    const random = {
      below(bound: number) {
        bounds.push(bound);
        return 0;
      },
    };
    expect(shuffled(random, ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd', 'a']);
    expect(bounds).toEqual([4, 3, 2]);
  });

  it('gives all orders of three about equally often', () => {
    const random = seededRandom('orders');
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      const order = shuffled(random, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('pick', () => {
  it('takes the item at the place drawn', () => {
    expect(pick({ below: () => 2 }, ['a', 'b', 'c'])).toBe('c');
  });

  it('cannot pick from nothing', () => {
    expect(() => pick(seededRandom(1), [])).toThrow(RangeError);
  });
});

describe('seededRandom', () => {
  const draws = (seed: string | number): number[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 8 }, () => random.below(1000));
  };

  it('repeats itself for the same seed', () => {
    expect(draws('kast')).toEqual(draws('kast'));
    expect(draws(7)).toEqual(draws('7'));
  });

  it('never changes, so that recorded simulations can be repeated', () => {
    expect(draws('kast')).toEqual([833, 365, 865, 646, 682, 699, 5, 635]);
  });

  it('goes apart for seeds that are near', () => {
    const all = Array.from({ length: 50 }, (_, seed) => draws(seed).join(' '));
    expect(new Set(all).size).toBe(50);
  });

  it('spreads evenly', () => {
    const random = seededRandom('even');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 20_000; draw++) {
      const drawn = random.below(10);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

function ascending(a: number, b: number): number {
  return a - b;
}
