import { describe, expect, it } from 'vitest';
import { largestThatFits } from './use-fitted-text.ts';

describe('the text of a screen', () => {
  it.each([
    [30, 30],
    [12, 12],
    [48, 99],
    [12, 3],
  ])('is %i where up to %i fits', (found, fitting) => {
    expect(largestThatFits(12, 48, (size) => size <= fitting)).toBe(found);
  });
});
