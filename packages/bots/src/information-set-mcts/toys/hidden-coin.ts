import type { Turn } from '@kast/kernel';
import type { DeterminizedGame } from '../determinized-game.ts';

interface Table {
  readonly coin: 'heads' | 'tails';
  /** Did the guesser look? */
  readonly looked: boolean;
  readonly guess: string | undefined;
}

/**
 * A coin lies under a cup. The guesser names its side for a payoff of 1, or looks first, which costs
 * a fifth. Who knew what is hidden would never look.
 */
export const hiddenCoin: DeterminizedGame<Table, string> = {
  seats: 1,
  imagine: (random) => ({
    coin: random.below(2) === 0 ? 'heads' : 'tails',
    looked: false,
    guess: undefined,
  }),
  turn({ coin, looked, guess }): Turn {
    if (guess === undefined) return { kind: 'seats', seats: [1], rule: 'HC1' };
    const score = guess === coin ? 1 - (looked ? 0.2 : 0) : 0;
    return { kind: 'over', outcome: { winners: [], scores: [score], rule: 'HC2' } };
  },
  moves: ({ looked }) => (looked ? ['heads', 'tails'] : ['heads', 'tails', 'look']),
  apply: (table, _, move) =>
    move === 'look' ? { ...table, looked: true } : { ...table, guess: move },
  chance() {
    throw new Error('the coin has fallen');
  },
  key: (_, move) => move,
  sight: ({ move, after }) => (move === 'look' ? `look ${after.coin}` : move),
  payoffs: ({ scores = [] }) => scores,
};
