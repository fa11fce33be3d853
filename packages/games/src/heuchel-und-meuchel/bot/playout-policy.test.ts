import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { game, type HeuchelState, scene } from '../rules/index.ts';
import { positionOf } from './from-state.ts';
import { decode } from './move-code.ts';
import { PlayoutPolicy } from './playout-policy.ts';
import { POLICY_WEIGHTS } from './policy-weights.ts';

const policy = new PlayoutPolicy({ ...POLICY_WEIGHTS, whim: 0 });

function moved(state: HeuchelState): string {
  const position = positionOf(state);
  const code = policy.move(position, state.onTurn, seededRandom('policy'));
  expect(position).toEqual(positionOf(state));
  return game.notation.make(state, decode(code));
}

describe('the playout policy', () => {
  it('takes what it can rather than walk past', () => {
    expect(moved(scene(['3:Q2 5:B1', '4:M6>M5 10:P1']))).toBe('3-4');
  });

  it('does not step to where somebody mightier can come', () => {
    expect(moved(scene(['3:Q2 7:B6', '1:F1 3:R1']))).toBe('7-8');
  });

  it('HM6.1 ends the match when that wins it', () => {
    expect(moved(scene(['9:Q6', '2:M6 5:B5']))).toBe('9-10');
  });

  it('HM6.1 does not end it when that loses it, if it can wait', () => {
    const lost = '12:(B6) 11:(P6) 6:R1';
    expect(moved(scene(['8:Q1>Q2! 9:(M1)', lost], { options: { split: 'anywhere' } }))).not.toBe(
      '8-10',
    );
  });

  it('HM6.1 leaves the last cards where taking them loses', () => {
    const state = scene(['7:R6 8:(F5)', '7:R1 8:(F6) 9:(M6)'], { phase: 'taking', landed: 7 });
    expect(moved(state)).toBe('leave');
  });

  it('HM7.3 goes on with the die by what a roll brings on average', () => {
    const die = { options: { die: 'on' }, phase: 'going-on' } as const;
    const prey = '7:F6 8:M5 9:Q6 10:P5 11:B6 12:R5';
    expect(moved(scene(['6:R6', prey], die))).toBe('again');
    // Only a one fits; whatever else comes up costs the card.
    expect(moved(scene(['7:F6', '6:R5'], die))).toBe('stop');
  });

  it('HM7.4 removes the card that costs least', () => {
    const die = { options: { die: 'on' }, phase: 'removing' } as const;
    expect(moved(scene(['7:F6 8:M2 9:Q3', '6:R5'], die))).toBe('remove 8');
  });
});
