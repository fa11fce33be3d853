import { describe, expect, it } from 'vitest';
import { rateOf } from './phone-motion.ts';

describe('how fast a phone turns', () => {
  it('is the turn about its width, by whichever name a browser calls it', () => {
    expect(rateOf({ alpha: 310, beta: -12 })).toBe(310);
    expect(rateOf({ alpha: 8, beta: 290 })).toBe(290);
    expect(rateOf({ alpha: -60, beta: 20 })).toBe(-60);
  });

  it('is not known without a gyroscope', () => {
    expect(rateOf(null)).toBeUndefined();
    expect(rateOf({ alpha: null, beta: null })).toBeUndefined();
  });
});
