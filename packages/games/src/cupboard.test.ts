import { coverSuite, cupboard } from '@kast/test-kit/suites';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languagesOf, registry } from './registry.ts';

coverSuite(cupboard);

describe('the cupboard', () => {
  it('has every box once', () => {
    const ids = registry.map((box) => box.info.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('speaks every language, whichever box is opened', () => {
    for (const box of registry) expect(languagesOf(box)).toEqual(LANGUAGES);
  });
});
