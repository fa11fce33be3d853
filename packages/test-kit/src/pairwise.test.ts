import { describe, expect, it } from 'vitest';
import { type Factor, pairwise } from './pairwise.ts';

const factors: readonly Factor[] = [
  { name: 'seats', values: [2, 3, 4, 5, 6] },
  { name: 'block', values: [5, 3, 'endless'] },
  { name: 'rounds', values: [60, 30, 150] },
  { name: 'memory', values: ['strict', 'aid'] },
  { name: 'layout', values: ['shuffled', 'printed'] },
];

describe('pairwise', () => {
  const rows = pairwise(factors);

  it('lets every value meet every value of every other factor', () => {
    for (const [index, factor] of factors.entries()) {
      for (const other of factors.slice(index + 1)) {
        const met = new Set(
          rows.map((row) => JSON.stringify([row.get(factor.name), row.get(other.name)])),
        );
        expect(met.size).toBe(factor.values.length * other.values.length);
      }
    }
  });

  it('needs far fewer rows than there are combinations', () => {
    expect(rows.length).toBeLessThan(25);
  });

  it('copes with one factor and with none', () => {
    expect(pairwise([{ name: 'seats', values: [2, 3] }])).toHaveLength(2);
    expect(pairwise([])).toEqual([new Map()]);
  });
});
