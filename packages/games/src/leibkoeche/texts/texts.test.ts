import { describe, expect, it } from 'vitest';
import { textsInAll } from '../../box/texts/testing.ts';
import { leibkoeche } from '../index.ts';
import type { LeibkoecheTexts } from './speak.ts';

describe.each(await textsInAll<LeibkoecheTexts>(leibkoeche))('the texts in %s', (_, texts) => {
  it('say why with the facts', () => {
    const facts = { steps: 2, wanted: 5 };
    expect(texts.refusal({ rule: 'LK4.1', reason: 'wrong-length', facts })).toMatch(/2.*5/);
    const told = ['walk', 'toss', 'nothing known'].map((due) =>
      texts.refusal({ rule: 'LK3.1', reason: 'not-now', facts: { due } }),
    );
    expect(new Set(told).size).toBe(told.length);
  });

  it('say why it ended', () => {
    const told = ['LK7.3', 'T3', 'T4', 'T5'].map((rule) => texts.outcome({ winners: [1], rule }));
    expect(new Set(told).size).toBe(told.length);
  });
});
