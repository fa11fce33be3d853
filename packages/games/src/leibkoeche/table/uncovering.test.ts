import { describe, expect, it } from 'vitest';
import { game, scene } from '../rules/index.ts';
import { halfUncovered } from './uncovering.ts';

const open = scene({
  phase: 'over',
  revealed: true,
  arrived: [1],
  held: null,
  trays: ['ABCDEF', ''],
  peeks: [{ seat: 2, place: 5 }],
  outcome: { winners: [1], rule: 'LK7.3' },
});

describe('uncovering the king’s table', () => {
  it('LK7.2 goes from place to place', () => {
    const { king } = halfUncovered(game.view(open, 1), 1, 2);
    expect(king).toEqual(['A', 'B', null, null, null, null]);
  });

  it('LK10.2 keeps in view what the viewer had seen before', () => {
    expect(halfUncovered(game.view(open, 2), 2, 0).king[4]).toBe('E');
  });

  it('LK7.3 tells who has won with the last cover', () => {
    const view = game.view(open, 1);
    expect(halfUncovered(view, 1, 5).outcome).toBeNull();
    expect(halfUncovered(view, 1, 6).outcome).toEqual(view.outcome);
    expect(halfUncovered(view, 1, undefined)).toBe(view);
  });
});
