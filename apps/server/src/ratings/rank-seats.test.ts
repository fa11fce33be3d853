import { describe, expect, it } from 'vitest';
import { rankSeats } from './rank-seats.ts';
import { rate } from './rate.ts';
import { PROVISIONAL_UNTIL, shownRating } from './shown-rating.ts';
import { NEWCOMER } from '../store/rating-store.ts';

const RULE = 'T3';

describe('T16: the places of a match', () => {
  it.each([
    ['one wins', { winners: [2] }, 2, [], [2, 1]],
    ['a draw', { winners: [] }, 3, [], [1, 1, 1]],
    ['a draw of those who stayed', { winners: [] }, 3, [2], [1, 3, 1]],
    ['several win', { winners: [1, 3] }, 4, [], [1, 3, 1, 3]],
    ['by scores', { winners: [1], scores: [9, 2, 5] }, 3, [], [1, 3, 2]],
    [
      'who gave up is last, whatever the score',
      { winners: [1], scores: [9, 8, 5] },
      3,
      [2],
      [1, 3, 2],
    ],
  ])('%s', (_what, outcome, seats, gaveUp, places) => {
    expect(rankSeats({ ...outcome, rule: RULE }, seats, gaveUp)).toEqual(places);
  });
});

describe('T16: ratings', () => {
  it('grow surer with every match, rise by winning and fall by losing, for any number of players', () => {
    for (const ranks of [
      [1, 2],
      [1, 2, 3],
      [2, 1, 2, 4],
    ]) {
      const after = rate(ranks.map((rank) => ({ ...NEWCOMER, rank, matches: 0 })));
      const first = after[ranks.indexOf(1)];
      const last = after[ranks.indexOf(Math.max(...ranks))];
      expect(first?.mu).toBeGreaterThan(NEWCOMER.mu);
      expect(last?.mu).toBeLessThan(NEWCOMER.mu);
      for (const { sigma } of after) expect(sigma).toBeLessThan(NEWCOMER.sigma);
    }
  });

  it('of equals stay equal after a draw', () => {
    const [one, other] = rate([1, 1].map((rank) => ({ ...NEWCOMER, rank, matches: 0 })));
    expect(one).toEqual(other);
  });

  /** Wins so often over somebody who is always as they were at first, with so many matches. */
  const winsOver = (matches: number, times: number) => {
    let winner = { ...NEWCOMER, rank: 1, matches: 0 };
    for (let won = 0; won < times; won++) {
      const [after = NEWCOMER] = rate([winner, { ...NEWCOMER, rank: 2, matches }]);
      winner = { ...winner, ...after, matches: winner.matches + 1 };
    }
    return shownRating(winner).rating;
  };

  it('rise to 1800 and not beyond by accounts that lose once each', () => {
    expect(winsOver(0, 1)).toBeGreaterThan(1600);
    expect(winsOver(0, 200)).toBe(1800);
    expect(winsOver(PROVISIONAL_UNTIL - 1, 200)).toBe(1800);
    expect(winsOver(PROVISIONAL_UNTIL, 200)).toBeGreaterThan(2000);
  });

  it('are not lowered by that bound, and fall by losing to whomever', () => {
    const strong = { mu: 40, sigma: 2, matches: 30 };
    const fresh = { ...NEWCOMER, matches: 0 };
    const [won] = rate([
      { ...strong, rank: 1 },
      { ...fresh, rank: 2 },
    ]);
    expect(won?.mu).toBe(strong.mu);
    const [lost] = rate([
      { ...strong, rank: 2 },
      { ...fresh, rank: 1 },
    ]);
    expect(lost?.mu).toBeLessThan(strong.mu);
  });

  it('rise as far as it goes where one of those left behind is known', () => {
    const strong = { mu: 35, sigma: 3, matches: 30 };
    const [won] = rate([
      { ...strong, rank: 1 },
      { ...strong, rank: 3 },
      { ...NEWCOMER, rank: 2, matches: 0 },
    ]);
    expect(won?.mu).toBeGreaterThan(strong.mu);
  });
});
