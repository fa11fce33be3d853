import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { heuchelUndMeuchel } from '../index.ts';
import { game, type HeuchelState, scene } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { nameOfHeld } from './names.ts';

const en = await textsIn<HeuchelTexts>(heuchelUndMeuchel, 'en');

function heldIn(state: HeuchelState, ...picked: readonly string[]) {
  const decision = { view: game.view(state, 1), seat: 1, moves: game.moves(state, 1) };
  return nameOfHeld(decision, picked, en, ['Anna', 'Bob'].map(byName));
}

describe('what is in hand', () => {
  const moving = scene(['3:Q4>Q1>Q6 5:B1 8:(F2)', '6:R2 4:M3']);

  it('HM3.1 is told with the rows that it can go to', () => {
    const held = heldIn(moving, 'a3');
    expect(held.isStuck).toBe(false);
    expect(held.words).toMatch(/can go to rows 4 and 6\.$/);
    expect(heldIn(moving).words).toBe('Put back.');
  });

  it('HM4.2 and with what is to be taken, which goes nowhere and is no mistake', () => {
    const taking = scene(['4:Q4', '4:M3>M1', '4:P1'], { phase: 'taking', landed: 4 });
    const held = heldIn(taking, 'b4/2', 'c4');
    expect(held.isStuck).toBeUndefined();
    expect(held.words).toMatch(/take the top 2 from Bob; .+: take the top card from Column c$/);
  });

  it('HM7.4 and with what is to be removed, and what for', () => {
    const removing = scene(['4:Q1 5:B3 8:(F5)', '6:R2'], {
      phase: 'removing',
      options: { die: 'on' },
    });
    const held = heldIn(removing, 'a5');
    expect(held.isStuck).toBeUndefined();
    expect(held.words).toMatch(/^Remove .+ \(.+\)$/);
  });
});
