import { describe, expect, it } from 'vitest';
import { rankSeats } from './rank-seats.ts';
import { rate } from './rate.ts';
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
      const after = rate(ranks.map((rank) => ({ ...NEWCOMER, rank })));
      const first = after[ranks.indexOf(1)];
      const last = after[ranks.indexOf(Math.max(...ranks))];
      expect(first?.mu).toBeGreaterThan(NEWCOMER.mu);
      expect(last?.mu).toBeLessThan(NEWCOMER.mu);
      for (const { sigma } of after) expect(sigma).toBeLessThan(NEWCOMER.sigma);
    }
  });

  it('of equals stay equal after a draw', () => {
    const [one, other] = rate([1, 1].map((rank) => ({ ...NEWCOMER, rank })));
    expect(one).toEqual(other);
  });
});
