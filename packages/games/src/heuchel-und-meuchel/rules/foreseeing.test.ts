import { seatsOf } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import {
  endsByTaking,
  isJump,
  liesAsDealtOneByOne,
  openTopAt,
  restAfter,
  rowsInUse,
  takeableFrom,
  tallyOf,
  whoseLastStacks,
} from './foreseeing.ts';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { scoreSheet } from './scoring.ts';
import { stateAfter } from './testing.ts';

describe('what can be told beforehand', () => {
  it('HM4.1 names the columns that the rules then let one take from', () => {
    const state = scene(['3:Q2', '4:M6', '4:P1', '4:Q1', '4:M3']);
    const foreseen = takeableFrom(game.view(state, 1), { seat: 1, row: 4, card: 'Q2' });
    expect(foreseen).toEqual([2, 4, 5]);
    const after = stateAfter(state, '1 3-4');
    const takes = game.moves(after, 1).filter((move) => move.kind === 'take');
    const columns = new Set(takes.flatMap(({ lots }) => lots.map(({ column }) => column)));
    expect(columns).toEqual(new Set(foreseen));
  });

  it('HM5.1 a card on its goal takes nothing, and a face-down stack is not taken', () => {
    const view = game.view(scene(['7:F3', '8:F1', '8:(F2)']), 1);
    expect(takeableFrom(view, { seat: 1, row: 8, card: 'F3' })).toEqual([]);
    expect(takeableFrom(view, { seat: 1, row: 8, card: 'R1' })).toEqual([2]);
  });

  it('HM4.6 HM4.7 what becomes of the rest, by class alone', () => {
    const cards = (['B1', 'F?', 'Q2'] as const).map((card) => ({ card, known: 2 }));
    expect(restAfter(cards, 7, 1)).toBe('stays');
    expect(restAfter(cards, 8, 1)).toBe('comes-home');
    expect(restAfter(cards, 9, 1)).toBe('lapses');
    expect(restAfter(cards, 9, 3)).toBe('none');
  });

  it('HM6.1 warns of a taking that ends the game', () => {
    const landed = stateAfter(scene(['3:Q2 1:F6', '4:M6>M1']), '1 3-4');
    const view = game.view(landed, 1);
    expect(endsByTaking(view, [{ column: 2, count: 2 }])).toBe(true);
    expect(endsByTaking(view, [{ column: 2, count: 1 }])).toBe(false);
    expect(stateAfter(landed, '1 take b2').outcome).not.toBeNull();
  });

  it('HM7.6 with the die no taking ends the game', () => {
    const options = { die: 'on' } as const;
    const landed = scene(['4:Q2 1:F6', '4:M6'], { options, phase: 'taking', landed: 4 });
    expect(endsByTaking(game.view(landed, 1), [{ column: 2, count: 1 }])).toBe(false);
    expect(stateAfter(landed, '1 take b1').outcome).toBeNull();
  });

  it('HM6.1 names those whose last stack ends the game', () => {
    const lastIn = (...parts: Parameters<typeof scene>) =>
      whoseLastStacks(game.view(scene(...parts), 1));
    expect(lastIn(['1:F1', '6:R2', '5:B6'])).toEqual([2, 3]);
    expect(lastIn(['1:F1 2:M2', '2:M3 6:R2', '5:B6'])).toEqual([]);
    const near = scene(['12:R1', '1:F2 2:M2', '8:(F6)']);
    expect(whoseLastStacks(game.view(near, 1))).toEqual([1]);
    expect(stateAfter(near, '1 12-13').outcome?.rule).toBe('HM6.1');
    // HM7.6
    expect(lastIn(['1:F1 2:M2', '6:R2'], { options: { die: 'on' } })).toEqual([]);
  });

  it('HM3.3 tells a jump from a step, and HM7.1 from a roll', () => {
    const jumping = game.view(scene(['1:F1 2:M2', '6:R2']), 1);
    expect([isJump(jumping, 1, 3), isJump(jumping, 1, 2)]).toEqual([true, false]);
    const rolled = scene(['1:F1', '6:R2'], { options: { die: 'on' }, roll: 2 });
    expect(isJump(game.view(rolled, 1), 1, 3)).toBe(false);
  });

  it('HM5.1 no card leads what is home', () => {
    const view = game.view(scene(['3:Q2>F1 8:(F3)', '6:R2']), 1);
    expect([3, 8, 9].map((row) => openTopAt(view, 1, row))).toEqual(['Q2', undefined, undefined]);
  });

  it('HM2.4 tells a hand without a stack before its first move', () => {
    const isUntouched = (column: string) =>
      liesAsDealtOneByOne(game.view(scene([column, '6:R2']), 1), 1);
    expect(isUntouched('1:F1 2:M2 3:Q3 4:P4 5:B5 6:R6')).toBe(true);
    expect(isUntouched('1:F1>F2 3:Q3 4:P4 5:B5 6:R6')).toBe(false);
    expect(isUntouched('2:M2 3:Q3 4:P4 5:B5 6:R6 7:F1')).toBe(false);
  });

  it('HM6.3 counts as the score sheet does where everything is known', () => {
    const state = scene(['9:Q4>F2>M3 8:(F1)', '5:B6'], { gone: [['B6'], []] });
    for (const seat of seatsOf(2)) {
      const points = scoreSheet(state, seat).reduce((sum, line) => sum + line.points, 0);
      expect(tallyOf(game.view(state, 'open'), seat)).toEqual({ points, unknown: 0 });
    }
    expect(tallyOf(game.view(state, 2), 1)).toEqual({ points: -9, unknown: 2 });
  });

  it('HM3.2 names the rows from the lowest card to just above the highest', () => {
    const rowsIn = (...parts: Parameters<typeof scene>) => rowsInUse(game.view(scene(...parts), 1));
    expect(rowsIn(['3:Q4 9:R1', '5:B2'])).toEqual({ low: 3, high: 10 });
    expect(rowsIn(['1:F4', '5:B2'])).toEqual({ low: 1, high: 7 });
    expect(rowsIn(['', ''])).toEqual({ low: 1, high: 7 });
    // HM7.1
    expect(rowsIn(['3:Q4', '5:B2'], { options: { die: 'on' } })).toEqual({ low: 3, high: 11 });
  });
});
