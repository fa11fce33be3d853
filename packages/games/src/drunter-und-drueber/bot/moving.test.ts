import { describe, expect, it } from 'vitest';
import { game, scene } from '../rules/index.ts';
import { chancesOfCalling } from './moving.ts';

describe('the chances of who calls', () => {
  it('DD5.3 leave nothing to somebody who is out', () => {
    const state = scene('a1:R', { seats: 4, out: [3] });
    const { seats, options } = state;
    const view = game.view(state, 2);
    const seen = { viewer: 2, seats, options, ply: 0, view, memory: undefined } as const;
    expect(chancesOfCalling(seen, 2, 80)).toEqual([0.1, 0.8, 0, 0.1]);
  });
});
