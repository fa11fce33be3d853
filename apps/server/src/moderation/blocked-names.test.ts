import { describe, expect, it } from 'vitest';
import { isBlockedBy } from './blocked-names.ts';

describe('a blocked name', () => {
  const blocked = [
    { kind: 'exact', name: 'Host' },
    { kind: 'word', name: 'Ärger' },
  ] as const;

  it.each([
    'Host',
    'HOST',
    'h o s t',
    'H.o.s.t',
    'Ｈｏｓｔ',
    'Ärger',
    'arger',
    'Viel Ärger!',
    'A-r-g-e-r',
  ])('is known however it is written: %s', (name) => {
    expect(isBlockedBy(blocked, name)).toBe(true);
  });

  it.each(['Hostess', 'The Host of all', 'Argerich', 'Anneke', '🎲'])(
    'is no part of %s',
    (name) => {
      expect(isBlockedBy(blocked, name)).toBe(false);
    },
  );

  it('that has no letters blocks nobody', () => {
    expect(isBlockedBy([{ kind: 'word', name: '!!!' }], '🎲')).toBe(false);
  });
});
