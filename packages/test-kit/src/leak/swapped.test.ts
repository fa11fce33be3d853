import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { swapped } from './swapped.ts';

describe('swapped', () => {
  const move = { kind: 'deal', hands: [['F1', 'F2'], ['M3'], ['Q4', 'Q5']] };

  it('exchanges two items of one list, in any depth, and leaves the value alone', () => {
    const random = seededRandom('swap');
    const before = JSON.stringify(move);
    const others = Array.from({ length: 50 }, () => JSON.stringify(swapped(move, random)));
    expect(others).toContain('{"kind":"deal","hands":[["F2","F1"],["M3"],["Q4","Q5"]]}');
    expect(others).toContain('{"kind":"deal","hands":[["M3"],["F1","F2"],["Q4","Q5"]]}');
    expect(JSON.stringify(move)).toBe(before);
  });

  it('leaves what has no list as it is', () => {
    expect(swapped({ kind: 'roll', pips: 4 }, seededRandom(1))).toEqual({ kind: 'roll', pips: 4 });
  });
});
