import { describe, expect, it } from 'vitest';
import { deepFreeze, isPlainJson } from './plain-json.ts';

class Card {
  readonly rank = 1;
}

describe('isPlainJson', () => {
  it.each([[null], [0], ['a'], [[]], [{ a: [1, { b: null }] }]])('takes %j', (value) => {
    expect(isPlainJson(value)).toBe(true);
  });

  it.each([
    ['undefined', undefined],
    ['a member that is undefined', { a: undefined }],
    ['a hole', [undefined]],
    ['not a number', { a: Number.NaN }],
    ['minus zero', -0],
    ['a map', { a: new Map() }],
    ['a date', new Date(0)],
    ['a typed array', new Uint8Array(2)],
    ['an object of a class', { a: new Card() }],
  ])('does not take %s', (_, value) => {
    expect(isPlainJson(value)).toBe(false);
  });
});

describe('deepFreeze', () => {
  it('lets nothing be written, however deep', () => {
    const value = deepFreeze({ list: [{ count: 1 }] });
    expect(() => {
      (value.list[0] as { count: number }).count = 2;
    }).toThrow(TypeError);
    expect(() => value.list.push({ count: 3 })).toThrow(TypeError);
  });
});
