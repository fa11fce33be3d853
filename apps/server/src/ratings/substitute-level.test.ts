import { describe, expect, it } from 'vitest';
import { rate } from './rate.ts';
import { NEWCOMER } from '../store/rating-store.ts';
import { openTestStore } from '../matches/testing.ts';
import { levelOfRating, substituteLevel } from './substitute-level.ts';

/** As ratings are shown: 1500 is mu 25, and sixty make one. */
const shown = (rating: number, uncertainty: number) => ({
  mu: 25 + (rating - 1500) / 60,
  sigma: uncertainty / 120,
  matches: 20,
});

describe('T12 the level of who sits in', () => {
  it.each([
    [900, 450, 1],
    [1000, 300, 2],
    [1200, 400, 3],
    [1500, 402, 3],
    [1500, 400, 4],
    [1800, 302, 4],
    [1800, 300, 5],
    [2300, 200, 5],
  ])('for %i ± %i is %i', (rating, uncertainty, level) => {
    expect(levelOfRating(shown(rating, uncertainty))).toBe(level);
  });

  it('is the middle one for a newcomer, whom one match won does not lift', () => {
    expect(levelOfRating({ ...NEWCOMER, matches: 0 })).toBe(3);
    const [won, lost] = rate([1, 2].map((rank) => ({ ...NEWCOMER, rank, matches: 0 }))).map((one) =>
      levelOfRating({ ...one, matches: 1 }),
    );
    expect([won, lost]).toEqual([3, 2]);
  });

  it('is the middle one without a rating in that game', async () => {
    const store = await openTestStore();
    expect(await substituteLevel(store.ratings, 'ann', 'nim')).toBe(3);
    const ratingsOf = async () => [{ ...shown(2300, 200), player: 'ann', game: 'tablut' }];
    expect(await substituteLevel({ ratingsOf }, 'ann', 'nim')).toBe(3);
    expect(await substituteLevel({ ratingsOf }, 'ann', 'tablut')).toBe(5);
  });
});
