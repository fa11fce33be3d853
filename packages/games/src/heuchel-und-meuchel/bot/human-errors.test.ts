import type { Weighed } from '@kast/bots';
import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { game, type HeuchelState, scene } from '../rules/index.ts';
import { decide } from './human-errors.ts';
import { positionOf } from './from-state.ts';
import { type HeuchelWeaknesses, LEVELS } from './levels.ts';
import { PlayoutPolicy } from './playout-policy.ts';
import { POLICY_WEIGHTS } from './policy-weights.ts';

describe('how a level errs', () => {
  it('by greedy: what is taken now outweighs what the search warns of', () => {
    const state = scene(['3:Q2 7:B6', '4:M6 12:R1']);
    const values = { '3-4': 0.4, '7-8': 0.45 };
    expect(decided(state, values, { greedy: 3 })).toBe('3-4');
    expect(decided(state, values, { greedy: 0 })).toBe('7-8');
  });

  it('by short sight: a long jump is not noticed', () => {
    const state = scene(['3:Q2 5:B6 7:R1', '1:F1']);
    const values = { '3-4': 0.2, '3-6': 0.3, '3-8': 0.9 };
    expect(decided(state, values, { greedy: 0.1, overlooksFar: 100 })).toBe('3-4');
    expect(decided(state, values, { greedy: 0.1 })).toBe('3-8');
  });

  it('by stubbornness: the stack that is farthest up goes on', () => {
    const state = scene(['3:Q2 8:B6', '1:F1']);
    const values = { '3-4': 0.55, '8-9': 0.5 };
    expect(decided(state, values, { greedy: 1, stubborn: 20 })).toBe('8-9');
    expect(decided(state, values, { greedy: 0.1 })).toBe('3-4');
  });
});

/** What a player does to whom the search has said so much of each move. */
function decided(
  state: HeuchelState,
  values: Readonly<Record<string, number>>,
  errors: Partial<HeuchelWeaknesses>,
): string {
  const moves = Object.entries(values).map(([key, value]) => {
    return { key, value, share: value, chance: value };
  });
  const weighed: Weighed = { moves, chances: [0.5, 0.5], isSecret: false };
  const { seats, options } = state;
  const view = game.view(state, 1);
  return decide(weighed, {
    weaknesses: { ...LEVELS[5], ...errors },
    policy: new PlayoutPolicy(POLICY_WEIGHTS),
    position: positionOf(state),
    seen: { viewer: 1, seats, options, ply: 0, view, memory: undefined },
    random: seededRandom('decided'),
  }).key;
}
