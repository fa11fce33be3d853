import { describe, expect, it } from 'vitest';
import { goalOf } from './goal.ts';

describe('what a puzzle is about', () => {
  it('is to win where one move as good as wins', () => {
    expect(goalOf({ chance: 1, secondChance: 0.88 })).toBe('win');
  });

  it('is to stay ahead where every other move loses the lead', () => {
    expect(goalOf({ chance: 0.6, secondChance: 0.4 })).toBe('stay-ahead');
  });

  it('is the best chance otherwise, also for who is behind', () => {
    expect(goalOf({ chance: 0.8, secondChance: 0.6 })).toBe('best-chance');
    expect(goalOf({ chance: 0.4, secondChance: 0.2 })).toBe('best-chance');
  });
});
