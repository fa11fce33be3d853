import { describe, expect, it } from 'vitest';
import { completeOptions, defaultOptions, everyCombination } from './options.ts';

const specs = {
  capture: { rule: 'XX1', values: ['either', 'hard'] },
  drawAfter: { rule: 'XX2', values: [100, 60, 200] },
  strict: { rule: 'XX3', values: [false, true] },
} as const;

const DEFAULTS = { capture: 'either', drawAfter: 100, strict: false };

describe('options', () => {
  it('have the first value as default', () => {
    expect(defaultOptions(specs)).toEqual(DEFAULTS);
  });

  it('T8 are completed with the defaults', () => {
    const completed = completeOptions(specs, { drawAfter: 60 });
    expect(completed).toEqual({ ok: true, value: { ...DEFAULTS, drawAfter: 60 } });
    expect(completeOptions(specs, {})).toEqual({ ok: true, value: DEFAULTS });
  });

  it.each(['speed', '', 'constructor', 'toString'])(
    'T8 refuses the unknown option %j',
    (option) => {
      const refusal = { rule: 'T8', reason: 'unknown-option', facts: { option } };
      expect(completeOptions(specs, { [option]: 1 })).toEqual({ ok: false, error: refusal });
    },
  );

  it('T8 refuses an option called __proto__', () => {
    const asked = JSON.parse('{"__proto__":{"capture":"hard"}}') as Record<string, unknown>;
    expect(completeOptions(specs, asked)).toMatchObject({ ok: false });
  });

  it.each([61, '60', 60.5, null, undefined, [60], { drawAfter: 60 }, Number.NaN])(
    'T8 refuses %j where the rules know no such value, and says which they know',
    (value) => {
      const facts = { option: 'drawAfter', allowed: ['100', '60', '200'] };
      const refusal = { rule: 'T8', reason: 'bad-option-value', facts };
      expect(completeOptions(specs, { drawAfter: value })).toEqual({ ok: false, error: refusal });
    },
  );

  it('combine in every way, each way once', () => {
    const combinations = everyCombination(specs);
    expect(combinations).toHaveLength(12);
    expect(new Set(combinations.map((options) => JSON.stringify(options))).size).toBe(12);
    expect(combinations[0]).toEqual(DEFAULTS);
    expect(everyCombination({})).toEqual([{}]);
  });
});
