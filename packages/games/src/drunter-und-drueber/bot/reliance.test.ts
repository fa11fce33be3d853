import { describe, expect, it } from 'vitest';
import { relied } from './reliance.ts';

describe('what foreseen chances are worth', () => {
  const foreseen = [0.7, 0.2, 0.1];

  it('takes them as they are where a covered stone comes free', () => {
    expect(relied(foreseen, { block: 5 }, false)).toEqual(foreseen);
  });

  it('hardly tells seats apart where a stone may be covered for ever, but keeps their order', () => {
    const [first = 0, second = 0, third = 0] = relied(foreseen, { block: 'endless' }, false);
    expect(first).toBeLessThan(0.5);
    expect(third).toBeGreaterThan(0.2);
    expect(first > second && second > third).toBe(true);
  });

  it('makes more of an advantage from placing', () => {
    expect(relied(foreseen, { block: 5 }, true)[0]).toBeGreaterThan(0.75);
  });

  it('leaves what is decided decided, and the sum 1', () => {
    expect(relied([1, 0, 0], { block: 'endless' }, false)).toEqual([1, 0, 0]);
    for (const block of [3, 5, 'endless'] as const) {
      const sum = relied(foreseen, { block }, true).reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(1, 12);
    }
  });
});
