import { describe, expect, it } from 'vitest';
import { type RootSums, weighedFrom } from './root-sums.ts';

const ONE: RootSums = {
  moves: [
    { key: 'stay', preference: 6, visits: 6, reward: 3, payoff: 2 },
    { key: 'go', preference: 4, visits: 4, reward: 3, payoff: 1 },
    { key: 'pass', preference: 0, visits: 0, reward: 0, payoff: 0 },
  ],
  visits: 10,
  reward: 6,
  payoff: 3,
  payoffs: [3, 7],
  isSecret: false,
  nodes: 40,
};

/** Lists its moves in another order: it has imagined another world first. */
const OTHER: RootSums = {
  moves: [
    { key: 'pass', preference: 0, visits: 0, reward: 0, payoff: 0 },
    { key: 'go', preference: 9, visits: 9, reward: 8, payoff: 5 },
    { key: 'stay', preference: 1, visits: 1, reward: 0, payoff: 0 },
  ],
  visits: 10,
  reward: 8,
  payoff: 5,
  payoffs: [5, 5],
  isSecret: false,
  nodes: 50,
};

describe('what searches have found at the root', () => {
  it('of one is its means, and what is usual of a move that it has never tried', () => {
    expect(weighedFrom([ONE])).toEqual({
      moves: [
        { key: 'stay', share: 0.6, value: 0.5, chance: 2 / 6 },
        { key: 'go', share: 0.4, value: 0.75, chance: 0.25 },
        { key: 'pass', share: 0, value: 0.6, chance: 0.3 },
      ],
      chances: [0.3, 0.7],
      isSecret: false,
    });
  });

  it('of two weighs every playout alike, whoever has played it', () => {
    expect(weighedFrom([ONE, OTHER])).toEqual({
      moves: [
        { key: 'stay', share: 0.35, value: 3 / 7, chance: 2 / 7 },
        { key: 'go', share: 0.65, value: 11 / 13, chance: 6 / 13 },
        { key: 'pass', share: 0, value: 0.7, chance: 0.4 },
      ],
      chances: [0.4, 0.6],
      isSecret: false,
    });
  });

  it('is the same whoever comes first', () => {
    const [one, other] = [weighedFrom([ONE, OTHER]), weighedFrom([OTHER, ONE])];
    const byKey = ({ moves }: typeof one) => moves.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(byKey(one)).toEqual(byKey(other));
    expect(one.chances).toEqual(other.chances);
  });

  it('prefers all alike where nothing was tried', () => {
    const idle = ONE.moves.map((move) => ({ ...move, preference: 0 }));
    const shares = weighedFrom([{ ...ONE, moves: idle }]).moves.map(({ share }) => share);
    expect(shares).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });
});
