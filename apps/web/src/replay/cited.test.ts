import { describe, expect, it } from 'vitest';
import { cited } from './cited.ts';

describe('what is cited from a file', () => {
  it('is as it stands there', () => {
    expect(cited('e3-f3')).toBe('e3-f3');
    expect(cited('👑 ×')).toBe('👑 ×');
  });

  it('cannot hide, or turn the sentence around', () => {
    expect(cited('a\u202Eb\u0000c\u2028d\uD800')).toBe('a�b�c�d�');
  });

  it('is cut where nobody would read on', () => {
    expect(cited('x'.repeat(10_000))).toBe(`${'x'.repeat(80)}…`);
    expect(cited('👑'.repeat(10_000))).toBe(`${'👑'.repeat(80)}…`);
  });
});
