import { describe, expect, it } from 'vitest';
import { bolder, reweighed, vaguer } from './reweighed.ts';

describe('chances weighed anew', () => {
  const chances = [0.6, 0.3, 0.1];

  it.each([
    { how: 'bolder', weigh: bolder, isBolder: true },
    { how: 'vaguer', weigh: vaguer, isBolder: false },
  ])('are $how, in the same order and together 1', ({ weigh, isBolder }) => {
    const [first = 0, second = 0, third = 0] = reweighed(chances, weigh);
    expect(first > 0.6).toBe(isBolder);
    expect(first > second && second > third).toBe(true);
    expect(first + second + third).toBeCloseTo(1, 12);
  });

  it('leave what is decided, and what is even, as it is', () => {
    expect(reweighed([0, 1, 0], vaguer)).toEqual([0, 1, 0]);
    expect(reweighed([0.5, 0.5], bolder)).toEqual([0.5, 0.5]);
  });
});
