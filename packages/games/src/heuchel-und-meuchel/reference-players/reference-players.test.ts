import { must, type Seen } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import {
  game,
  type HeuchelMemory,
  type HeuchelState,
  type HeuchelView,
  scene,
} from '../rules/index.ts';
import { choices } from '../rules/testing.ts';
import { againstLot } from './against-lot.ts';

const EVEN = scene(['1:F2 2:M4 3:Q3 4:P5 5:B1 6:R6', '1:F3 2:M1 3:Q5 4:P4 5:B6 6:R2']);
const REQUEST = { level: 5, seed: 's', budget: { nodes: 20_000 }, clock: () => 0 } as const;

describe('who plays against lot', () => {
  it('makes legal moves', () => {
    const { move } = againstLot.choose(seen(EVEN), REQUEST);
    expect(choices(EVEN, 1)).toContain(move);
  });

  it('is sure to win where somebody who expects a good player is not', () => {
    const expects = must(againstLot.choose(seen(EVEN), REQUEST).estimate[0], 'a chance');
    const careful = must(bot.choose(seen(EVEN), REQUEST).estimate[0], 'a chance');
    expect(expects).toBeGreaterThan(0.9);
    expect(careful).toBeLessThan(0.8);
  });
});

function seen(state: HeuchelState): Seen<HeuchelView, HeuchelMemory> {
  const { options, seats } = state;
  return { viewer: 1, seats, options, ply: 0, view: game.view(state, 1), memory: undefined };
}
