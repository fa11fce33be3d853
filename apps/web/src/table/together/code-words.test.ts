import { describe, expect, it } from 'vitest';
import { codeBehind, inGroups } from './code-words.ts';

describe('a code', () => {
  it('is read in groups, and found again in an address', () => {
    expect(inGroups('ABCDEFGH')).toBe('ABCD EFGH');
    expect(codeBehind('#ABCDEFGH')).toBe('ABCDEFGH');
    expect(codeBehind('#ABCD%20EFGH')).toBe('ABCD EFGH');
  });

  it.each(['', '#', '#%', '#%zz', '#%E0%A4%A', '#<b>', `#${'A'.repeat(21)}`])(
    'is not in an address that ends in "%s", and nothing breaks of it',
    (hash) => {
      expect(codeBehind(hash)).toBe('');
    },
  );
});
