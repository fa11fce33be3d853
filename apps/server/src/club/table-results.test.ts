import { describe, expect, it } from 'vitest';
import { placesAfter } from './table-results.ts';

describe('T17 places after a match', () => {
  it.each([
    ['a win', { winners: [2] }, 2, [2, 1]],
    ['a draw', { winners: [] }, 2, [1, 1]],
    ['most points win', { winners: [1], scores: [9, 3, 5] }, 3, [1, 3, 2]],
    ['fewest points win', { winners: [3], scores: [9, 7, 2] }, 3, [3, 2, 1]],
    ['two who share it', { winners: [1, 3], scores: [5, 1, 5, 2] }, 4, [1, 4, 1, 3]],
    ['no scores', { winners: [2] }, 3, [2, 1, 2]],
    [
      'scores that say nothing: somebody resigned',
      { winners: [2], scores: [9, 3, 1] },
      3,
      [2, 1, 2],
    ],
  ])('%s', (_what, outcome, seats, places) => {
    expect(placesAfter(outcome, seats)).toEqual(places);
  });
});
