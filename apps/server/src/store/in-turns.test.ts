import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

const owner = (item: string): string => item.slice(0, 1);

it.each([
  [[], []],
  [
    ['a1', 'a2', 'a3'],
    ['a1', 'a2', 'a3'],
  ],
  [
    ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'],
    ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'],
  ],
  [
    ['b1', 'a1', 'b2', 'a2'],
    ['b1', 'a1', 'b2', 'a2'],
  ],
])('everybody has one before anybody has two, else the order stays: %o', (items, fair) => {
  expect(inTurns(items, owner)).toEqual(fair);
});
