import { everyCombination, pick, seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { hasOpenCards } from './columns.ts';
import { game } from './game.ts';
import type { HeuchelState } from './state.ts';
import { startOf } from './testing.ts';

describe('random play', () => {
  it('HM3.8 a player with a face-up card always has a move, or with the die a card to remove', () => {
    const tables = everyCombination(info.options).flatMap((options) =>
      [2, 3, 4, 5, 6].map((seats) => ({ options, seats })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...tables), fc.nat(), ({ options, seats }, seed) => {
        expectAlwaysAMove(startOf(seats, options), seed);
      }),
      { numRuns: 150 },
    );
  });
});

function expectAlwaysAMove(start: HeuchelState, seed: number): void {
  const random = seededRandom(seed);
  let state = start;
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') {
      state = game.apply(state, 'chance', game.chance(state, random));
      continue;
    }
    const seat = pick(random, turn.seats);
    const moves = game.moves(state, seat);
    const column = state.columns[seat - 1] ?? [];
    expect(state.phase === 'arranging' || hasOpenCards(column)).toBe(true);
    expect(moves.some(({ kind }) => kind !== 'stop')).toBe(true);
    state = game.apply(state, seat, pick(random, moves));
  }
}
