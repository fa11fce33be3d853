import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cost, minimumWeightPairs } from './minimum-weight-pairs.ts';

/** By trying all there are. */
function cheapest(people: readonly number[], cost: Cost): number {
  const [first, ...others] = people;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (other) =>
        cost(first, other) +
        cheapest(
          others.filter((one) => one !== other),
          cost,
        ),
    ),
  );
}

function costIn(numbers: readonly number[]): Cost {
  return (one, other) => {
    const [low, high] = one < other ? [one, other] : [other, one];
    return numbers[(low * 8 + high) % numbers.length] as number;
  };
}

describe('minimum-weight pairs', () => {
  it('are as cheap as the cheapest of all that there are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 4, 6, 8),
        fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 64, maxLength: 64 }),
        (count, numbers) => {
          const cost = costIn(numbers);
          const pairs = minimumWeightPairs(count, cost);
          expect(pairs.flat().toSorted((one, other) => one - other)).toEqual([
            ...Array(count).keys(),
          ]);
          const sum = pairs.reduce((all, [one = 0, other = 0]) => all + cost(one, other), 0);
          expect(sum).toBe(cheapest([...Array(count).keys()], cost));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('are found for as many as come to an evening, however dear some are', () => {
    const pairs = minimumWeightPairs(200, (one, other) =>
      (one + other) % 3 === 0 ? 10_000_000_000 : (one - other) ** 2,
    );
    expect(pairs).toHaveLength(100);
    expect(pairs.every(([one = 0, other = 0]) => (one + other) % 3 !== 0)).toBe(true);
  });
});
