import { describe, expect, it } from 'vitest';
import { isSame } from './is-same.ts';

const lay = { kind: 'lay', at: { column: 3, row: 2 }, ways: [1, 2] };

describe('the same move', () => {
  it('is the same in another order of its keys', () => {
    expect(isSame(lay, { ways: [1, 2], at: { row: 2, column: 3 }, kind: 'lay' })).toBe(true);
  });

  it.each([
    ['is another with another value', { ...lay, kind: 'take' }],
    ['is another where something within is another', { ...lay, at: { column: 3, row: 1 } }],
    ['is another with a list in another order', { ...lay, ways: [2, 1] }],
    ['is another with something more', { ...lay, face: 1 }],
    ['is another with something else instead', { kind: 'lay', at: lay.at, face: 1 }],
    ['is another with an object that has the keys of a list', { ...lay, ways: { 0: 1, 1: 2 } }],
    ['is another with nothing where something was', { ...lay, at: null }],
    ['is not what is no move at all', undefined],
  ])('%s', (_, other) => {
    expect(isSame(lay, other)).toBe(false);
    expect(isSame(other, lay)).toBe(false);
  });

  it('is the same where nothing is', () => {
    expect(isSame({ kind: 'peek', place: null }, { kind: 'peek', place: null })).toBe(true);
  });
});
