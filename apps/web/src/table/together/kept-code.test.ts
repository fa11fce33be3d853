import { expect, it } from 'vitest';
import { memoryStore } from '../../device/key-value.ts';
import { codeAddress } from './code-address.ts';
import { keepCode, keptCode } from './kept-code.ts';

it('T10 a code that was told stays the same for as long as it can be typed', () => {
  const store = memoryStore();
  keepCode(store, 'one', { code: 'ABCD2345', seconds: 1800 }, 5000);
  expect(keptCode(store, 'one', 6000)).toBe('ABCD2345');
  expect(keptCode(store, 'two', 6000)).toBeUndefined();
  expect(keptCode(store, 'one', 5000 + 1_700_000)).toBeUndefined();
});

it('T10 a code leads to the own seat, to the whole table, or beside a big screen to the hand', () => {
  expect(codeAddress({ id: 'one', seat: 2 }, true)).toBe('/m/one');
  expect(codeAddress({ id: 'one', invitation: 'abc' }, false)).toBe('/m/one?seat=abc');
  expect(codeAddress({ id: 'one', invitation: 'abc', isScreen: true }, true)).toBe(
    '/m/one/hand?seat=abc&named=1',
  );
});
