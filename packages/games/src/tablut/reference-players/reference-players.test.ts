import { must, type Seen } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../bot/from-state.ts';
import { listMoves, MOST_MOVES } from '../bot/mobility.ts';
import { LIGHT } from '../bot/pieces.ts';
import { RUNNING, type TablutPosition } from '../bot/position.ts';
import { scene } from '../rules/scene.ts';
import { game, seatOf, type TablutState, type TablutView } from '../rules/index.ts';
import { referencePlayers } from './index.ts';
import { isLost } from './is-lost.ts';
import { materialSearch } from './material-search.ts';

const ESCAPE = scene(
  'light',
  `
  9 . K . D D D . . .
  8 . . D . D . . . .
  7 . . . . . L . . .
  6 . . . . L . . . D
  5 . . L L . L L . D
  4 . . . . . . L . D
  3 . D . . . . D D .
  2 D . . . . . . . .
  1 . . . D D . . D .
    a b c d e f g h i
  `,
);
const MIDDLE = scene(
  'dark',
  `
  9 . . . D . D . . .
  8 . . . . D . L . .
  7 . . . . L . . . .
  6 D . . . . . . . D
  5 D D L . K L L D D
  4 D . . . L . . . D
  3 . . . L . . . . .
  2 . . . . D . . . .
  1 . . . D D D . . .
    a b c d e f g h i
  `,
);

describe('reference players', () => {
  it.each(Object.keys(referencePlayers))('%s wins where it can, with legal moves', (name) => {
    const player = must(referencePlayers[name], name);
    const request = { level: 5, seed: 's', budget: { nodes: 3_000 }, clock: () => 0 } as const;
    expect(player.choose(seen(ESCAPE), request).move).toBe('b9-a9');
    const { move, estimate } = player.choose(seen(MIDDLE), request);
    const legal = game.moves(MIDDLE, 2).map((one) => game.notation.make(MIDDLE, one));
    expect(legal).toContain(move);
    expect(must(estimate[0], 'seat 1') + must(estimate[1], 'seat 2')).toBeCloseTo(1);
  });

  it('searches as minimax does', () => {
    for (const state of [MIDDLE, ESCAPE]) {
      const value = minimax(positionOf(state), 2);
      const chance = (1 + value / (Math.abs(value) + 4)) / 2;
      const choice = materialSearch(2).choose(seen(state), { level: 5, seed: 's', clock: () => 0 });
      expect(choice.estimate[seatOf(state.turn) - 1]).toBeCloseTo(chance);
    }
  });
});

function minimax(position: TablutPosition, depth: number): number {
  if (position.standing !== RUNNING) return isLost(position) ? -1_000 - depth : 0;
  const pieces = 2 * position.light.toString(2).replaceAll('0', '').length;
  const value = pieces - position.dark.toString(2).replaceAll('0', '').length;
  if (depth === 0) return position.turn === LIGHT ? value : -value;
  const moves = new Int32Array(MOST_MOVES);
  const values = Array.from(moves.subarray(0, listMoves(position, moves, 0)), (move) => {
    position.make(move);
    const after = -minimax(position, depth - 1);
    position.unmake();
    return after;
  });
  return Math.max(...values);
}

function seen(state: TablutState): Seen<TablutView, never> {
  const viewer = seatOf(state.turn);
  const { options } = state;
  return { viewer, seats: 2, options, ply: 0, view: game.view(state, viewer), memory: undefined };
}
