import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assignment } from './assignment.ts';

describe('an assignment', () => {
  it('is the cheapest of all, with every row in a column of its own', () => {
    const cost = fc.integer({ min: 0, max: 7 });
    const table = fc.integer({ min: 1, max: 4 }).chain((rows) =>
      fc.array(fc.array(cost, { minLength: 5, maxLength: 5 }), {
        minLength: rows,
        maxLength: rows,
      }),
    );
    fc.assert(
      fc.property(table, (costs) => {
        const assignment = new Assignment(8);
        costs.forEach((row, r) => row.forEach((value, c) => (assignment.costs[r * 8 + c] = value)));
        const total = assignment.solve(costs.length, 5);
        const columns = [...assignment.columnOf.subarray(0, costs.length)];
        expect(new Set(columns).size).toBe(costs.length);
        expect(columns.reduce((sum, c, r) => sum + (costs[r]?.[c] ?? 0), 0)).toBe(total);
        expect(total).toBe(cheapest(costs, []));
      }),
    );
  });
});

function cheapest(costs: readonly (readonly number[])[], taken: readonly number[]): number {
  const [row, ...others] = costs;
  if (!row) return 0;
  const ways = row.flatMap((cost, column) =>
    taken.includes(column) ? [] : [cost + cheapest(others, [...taken, column])],
  );
  return Math.min(...ways);
}
