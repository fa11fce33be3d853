import { describe, expect, it } from 'vitest';
import { type Holder, isAmongPeople } from './holder.ts';

const seated = (...kinds: readonly Holder['kind'][]): readonly Holder[] =>
  kinds.map((kind, index) => ({ seat: index + 1, kind, present: true }));

describe('a match among people', () => {
  it.each([
    [['you', 'person'], true],
    [['you', 'bot', 'open'], true],
    [['person', 'bot'], true],
    [['you', 'device', 'bot'], false],
    [['bot', 'bot'], false],
  ] as const)('of %j: %j', (kinds, isAmong) => {
    expect(isAmongPeople(seated(...kinds))).toBe(isAmong);
  });
});
