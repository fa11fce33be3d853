import { describe, expect, it } from 'vitest';
import { tokenBuckets } from './token-buckets.ts';

const MINUTE = 60_000;

function openBuckets({ perMinute = 60, most = 100 } = {}) {
  let time = 0;
  const buckets = tokenBuckets({ perMinute, most, now: () => time });
  return {
    buckets,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('a token bucket', () => {
  it('holds a minute’s worth, and no more after any time', () => {
    const { buckets, pass } = openBuckets();
    for (const wait of [0, 10 * MINUTE]) {
      pass(wait);
      for (let taken = 0; taken < 60; taken++) {
        expect(buckets.waitFor('ann', 1)).toBe(0);
        buckets.take('ann', 1);
      }
      expect(buckets.waitFor('ann', 1)).toBe(1000);
    }
  });

  it('fills with time', () => {
    const { buckets, pass } = openBuckets();
    buckets.take('ann', 60);
    expect(buckets.waitFor('ann', 25)).toBe(25_000);
    pass(24_999);
    expect(buckets.waitFor('ann', 25)).toBeCloseTo(1);
    pass(1);
    expect(buckets.waitFor('ann', 25)).toBe(0);
  });

  it('is one for each', () => {
    const { buckets } = openBuckets();
    buckets.take('ann', 60);
    expect(buckets.waitFor('bob', 60)).toBe(0);
  });

  it('sells what costs more than it can hold when it is full', () => {
    const { buckets, pass } = openBuckets();
    expect(buckets.waitFor('ann', 500)).toBe(0);
    buckets.take('ann', 1);
    expect(buckets.waitFor('ann', 500)).toBe(1000);
    pass(1000);
    expect(buckets.waitFor('ann', 500)).toBe(0);
  });

  it('goes into debt, but never for longer than two minutes', () => {
    const { buckets, pass } = openBuckets();
    buckets.take('ann', 1e9);
    expect(buckets.waitFor('ann', 1)).toBe(MINUTE + 1000);
    expect(buckets.waitFor('ann', 60)).toBe(2 * MINUTE);
    pass(2 * MINUTE);
    expect(buckets.waitFor('ann', 60)).toBe(0);
  });

  it('is not kept longer than it differs from a fresh one', () => {
    const { buckets, pass } = openBuckets();
    for (let guest = 0; guest < 50; guest++) buckets.take(`guest ${guest}`, 30);
    expect(buckets.size).toBe(50);
    pass(MINUTE / 2);
    buckets.take('ann', 1);
    expect(buckets.size).toBe(1);
  });

  it('is one of so many at most; the longest unused go first', () => {
    const { buckets, pass } = openBuckets({ most: 10 });
    buckets.take('ann', 60);
    for (let guest = 0; guest < 1000; guest++) {
      pass(1);
      buckets.take(`guest ${guest}`, 30);
      buckets.take('ann', 1);
      expect(buckets.size).toBeLessThanOrEqual(10);
    }
    expect(buckets.waitFor('ann', 1)).toBeGreaterThan(0);
    expect(buckets.waitFor('guest 0', 60)).toBe(0);
  });
});
