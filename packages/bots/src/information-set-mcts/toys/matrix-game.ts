import type { Turn } from '@kast/kernel';
import type { DeterminizedGame } from '../determinized-game.ts';

interface Choices {
  readonly row: number | undefined;
  readonly column: number | undefined;
}

/**
 * Two seats choose a row and a column at the same time; seat 1 gets what stands there, seat 2 the
 * rest of 1. Choices come one by one, as in the kernel's contract.
 */
export function matrixGame(
  matrix: readonly (readonly number[])[],
): DeterminizedGame<Choices, number> {
  const columns = matrix[0] ?? [];
  const paid = ({ row, column }: Choices): number => matrix[row ?? 0]?.[column ?? 0] ?? 0;
  return {
    seats: 2,
    imagine: () => ({ row: undefined, column: undefined }),
    turn(state): Turn {
      const seats = [
        ...(state.row === undefined ? [1] : []),
        ...(state.column === undefined ? [2] : []),
      ];
      if (seats.length > 0) return { kind: 'seats', seats, rule: 'MX1' };
      return { kind: 'over', outcome: { winners: [], scores: [paid(state)], rule: 'MX2' } };
    },
    moves: (_, seat) => [...(seat === 1 ? matrix : columns).keys()],
    apply: (state, by, move) => (by === 1 ? { ...state, row: move } : { ...state, column: move }),
    chance() {
      throw new Error('no chance here');
    },
    key: (_, move) => `choose ${move}`,
    // The first of two choices is not shown; the second shows both.
    sight: ({ after }) =>
      after.row === undefined || after.column === undefined ? '?' : JSON.stringify(after),
    payoffs: ({ scores = [] }) => [scores[0] ?? 0, 1 - (scores[0] ?? 0)],
  };
}
