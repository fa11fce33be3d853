import { defaultOptions } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { EMPTY, seatOf } from './board.ts';
import { game } from './game.ts';
import type { TablutState } from './state.ts';

/** A second of work; a machine that does other things meanwhile takes several. */
const PATIENCE = { timeout: 60_000 };

/** The numbers stand in the rules, under "Check". */
describe('the tree of all moves from the start', () => {
  const start = game.init(defaultOptions(info.options), 2);

  it.each([
    { depth: 1, leaves: 56, taken: 0 },
    { depth: 2, leaves: 3_968, taken: 40 },
    { depth: 3, leaves: 225_224, taken: 1_688 },
  ])(
    'has $leaves leaves at depth $depth, $taken pawns taken',
    PATIENCE,
    ({ depth, leaves, taken }) => {
      expect(walk(start, depth)).toEqual({ leaves, taken });
    },
  );
});

function walk(state: TablutState, depth: number): { leaves: number; taken: number } {
  const total = { leaves: 0, taken: 0 };
  const seat = seatOf(state.turn);
  for (const move of game.moves(state, seat)) {
    const after = game.apply(state, seat, move);
    if (depth === 1) {
      total.leaves += 1;
      total.taken += pieces(state) - pieces(after);
    } else {
      const below = walk(after, depth - 1);
      total.leaves += below.leaves;
      total.taken += below.taken;
    }
  }
  return total;
}

function pieces({ board }: TablutState): number {
  return board.replaceAll(EMPTY, '').length;
}
