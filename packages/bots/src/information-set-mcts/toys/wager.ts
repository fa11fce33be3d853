import type { Turn } from '@kast/kernel';
import type { DeterminizedGame } from '../determinized-game.ts';

interface Table {
  readonly said: string | undefined;
  readonly heads: boolean | undefined;
}

/** Alone against a coin: `keep` a sure payoff, or `flip` for all or nothing. */
export function wager(sure: number): DeterminizedGame<Table, string> {
  return {
    seats: 1,
    imagine: () => ({ said: undefined, heads: undefined }),
    turn({ said, heads }): Turn {
      if (said === undefined) return { kind: 'seats', seats: [1], rule: 'WG1' };
      if (said === 'flip' && heads === undefined) return { kind: 'chance', source: 'lot' };
      const score = said === 'keep' ? sure : Number(heads);
      return { kind: 'over', outcome: { winners: [], scores: [score], rule: 'WG2' } };
    },
    moves: () => ['keep', 'flip'],
    apply: (table, by, move) =>
      by === 'chance' ? { ...table, heads: move === 'heads' } : { ...table, said: move },
    chance: (_, random) => (random.below(2) === 0 ? 'heads' : 'tails'),
    key: (_, move) => move,
    sight: ({ move }) => move,
    payoffs: ({ scores = [] }) => scores,
  };
}
