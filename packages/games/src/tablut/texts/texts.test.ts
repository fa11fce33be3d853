import { describe, expect, it } from 'vitest';
import { textsInAll } from '../../box/texts/testing.ts';
import { tablut } from '../index.ts';
import type { TablutRefusal } from '../rules/index.ts';
import type { TablutTexts } from './speak.ts';

describe.each(await textsInAll<TablutTexts>(tablut))('the texts in %s', (_language, texts) => {
  it.each<TablutRefusal>([
    { rule: 'TB2.1', reason: 'no-piece', facts: { square: 'd4' } },
    { rule: 'TB1.4', reason: 'not-your-piece', facts: { square: 'd4', mover: 'light' } },
    { rule: 'TB2.1', reason: 'stays-put', facts: { square: 'd4' } },
    { rule: 'TB2.1', reason: 'diagonal', facts: { from: 'd4', to: 'e5' } },
    { rule: 'TB2.1', reason: 'not-in-line', facts: { from: 'd4', to: 'e6' } },
    { rule: 'TB2.1', reason: 'path-blocked', facts: { from: 'd4', to: 'd9', at: 'd5' } },
    { rule: 'TB2.1', reason: 'square-taken', facts: { square: 'd4' } },
    { rule: 'TB2.2', reason: 'palace-in-the-way', facts: { from: 'd5', to: 'g5', at: 'e5' } },
    { rule: 'TB2.3', reason: 'corner-for-king', facts: { square: 'a1' } },
    { rule: 'TB3.1', reason: 'wrong-captures', facts: { written: ['c3'], taken: [] } },
  ])('tell the squares of a refusal: $reason', (refusal) => {
    const { at, ...facts } = { at: '', ...refusal.facts };
    const squares = Object.values(refusal.reason === 'path-blocked' ? { at, ...facts } : facts)
      .flat()
      .filter((fact) => /^[a-i][1-9]$/.test(fact));
    expect(squares).not.toEqual([]);
    for (const square of squares) expect(texts.refusal(refusal)).toContain(square);
  });

  it('tell a king from a pawn before the palace', () => {
    const told = (['king', 'pawn'] as const).map((piece) =>
      texts.refusal({ rule: 'TB2.2', reason: 'palace-closed', facts: { square: 'e5', piece } }),
    );
    expect(new Set(told).size).toBe(2);
  });

  it('name the winner of every match that has one', () => {
    for (const rule of ['TB4.4', 'TB4.5', 'TB5.6', 'TB5.7', 'T5']) {
      for (const winner of [1, 2]) {
        expect(texts.outcome({ winners: [winner], rule })).toContain(`${texts.seatName(winner)} `);
      }
    }
    const losesOnTurn = texts.outcome({ winners: [2], rule: 'TB5.6' });
    expect(losesOnTurn.indexOf(texts.seatName(1))).toBeLessThan(
      losesOnTurn.indexOf(texts.seatName(2)),
    );
  });

  it('say why it is a draw', () => {
    const draws = ['TB5.4', 'TB5.5', 'TB5.8'].map((rule) => texts.outcome({ winners: [], rule }));
    expect(new Set(draws).size).toBe(3);
  });
});
