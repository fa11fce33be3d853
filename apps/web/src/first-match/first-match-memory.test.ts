import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import {
  beginAnew,
  beginFirstMatch,
  firstMatchOf,
  rememberFirstMatch,
} from './first-match-memory.ts';

const READ = { isKnown: false, match: 'one', hasBegun: true, told: ['taken'] } as const;

describe('the first match on a device', () => {
  it('is the one that somebody sits down to first', () => {
    const store = memoryStore();
    beginFirstMatch(store, 'tablut', 'one', false);
    expect(firstMatchOf(store, 'tablut')).toMatchObject({ match: 'one', hasBegun: false });
    expect(firstMatchOf(store, 'leibkoeche')).toBeUndefined();
  });

  it('is another one as long as its card was not read', () => {
    const store = memoryStore();
    beginFirstMatch(store, 'tablut', 'one', false);
    beginFirstMatch(store, 'tablut', 'two', true);
    expect(firstMatchOf(store, 'tablut')).toMatchObject({ match: 'two' });
  });

  it('stays the first when others follow', () => {
    const store = memoryStore();
    rememberFirstMatch(store, 'tablut', READ);
    beginFirstMatch(store, 'tablut', 'two', true);
    expect(firstMatchOf(store, 'tablut')).toEqual(READ);
  });

  it('is long past where the device keeps matches from before', () => {
    const store = memoryStore();
    beginFirstMatch(store, 'tablut', 'one', true);
    expect(firstMatchOf(store, 'tablut')).toEqual({ isKnown: true });
  });

  it('comes once more to who wants everything explained again', () => {
    const store = memoryStore();
    rememberFirstMatch(store, 'tablut', { isKnown: true });
    beginAnew(store, ['tablut']);
    beginFirstMatch(store, 'tablut', 'two', true);
    expect(firstMatchOf(store, 'tablut')).toEqual({
      isKnown: false,
      match: 'two',
      hasBegun: false,
      told: [],
    });
  });

  it('is forgotten where what was kept is no such thing', () => {
    const store = memoryStore();
    store.set('kast.first-match.tablut', '{"isKnown":false,"match":3}');
    expect(firstMatchOf(store, 'tablut')).toBeUndefined();
  });
});
