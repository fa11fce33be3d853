import { describe, expect, it } from 'vitest';
import { WIN } from './search-position.ts';
import {
  AT_LEAST,
  AT_MOST,
  boundOf,
  depthOf,
  EXACT,
  makeFinding,
  TranspositionTable,
  valueOf,
  wordsFor,
} from './transposition-table.ts';

describe('a finding', () => {
  it.each([
    { value: 0, depth: 0, bound: AT_MOST },
    { value: 19_999, depth: 64, bound: EXACT },
    { value: -12_345, depth: 7, bound: AT_LEAST },
    { value: WIN - 9, depth: 3, bound: EXACT },
    { value: 9 - WIN, depth: 3, bound: EXACT },
  ])('keeps value $value, depth $depth and bound $bound', ({ value, depth, bound }) => {
    const finding = makeFinding(value, 4, depth, bound);
    expect(finding).not.toBe(0);
    expect([valueOf(finding, 4), depthOf(finding), boundOf(finding)]).toEqual([
      value,
      depth,
      bound,
    ]);
  });

  it('of a win counts from where it is read', () => {
    const finding = makeFinding(WIN - 9, 4, 5, EXACT);
    expect(valueOf(finding, 6)).toBe(WIN - 11);
  });
});

describe('the transposition table', () => {
  it('knows nothing of a position with the same place and another key', () => {
    const table = tableOf(4);
    table.store(5, 1, 7, makeFinding(30, 0, 2, EXACT));
    expect(table.finding(5, 2)).toBe(0);
    expect(table.finding(5 + 16, 1)).toBe(0);
    expect(valueOf(table.finding(5, 1), 0)).toBe(30);
    expect(table.move).toBe(7);
  });

  it('keeps the deeper finding about a position', () => {
    const table = tableOf(4);
    table.store(5, 1, 7, makeFinding(30, 0, 6, EXACT));
    table.store(5, 1, 8, makeFinding(10, 0, 2, AT_MOST));
    expect(depthOf(table.finding(5, 1))).toBe(6);
  });

  it('knows nothing where two have written at once, each a part of an entry', () => {
    for (const half of [1, 2, 3]) {
      const [words, other] = [new Int32Array(wordsFor(4)), new Int32Array(wordsFor(4))];
      new TranspositionTable(words).store(5, 1, 7, makeFinding(30, 0, 6, EXACT));
      new TranspositionTable(other).store(5 + 16, 2, 9, makeFinding(-80, 0, 3, AT_MOST));
      words.set(other.subarray(5 * 4 + half, 6 * 4), 5 * 4 + half);
      const table = new TranspositionTable(words);
      expect([table.finding(5, 1), table.finding(5 + 16, 2)]).toEqual([0, 0]);
    }
  });

  it('gives its place to the newest position', () => {
    const table = tableOf(4);
    table.store(5, 1, 7, makeFinding(30, 0, 6, EXACT));
    table.store(5 + 16, 1, 0, makeFinding(10, 0, 2, AT_MOST));
    expect(table.finding(5, 1)).toBe(0);
    table.finding(5 + 16, 1);
    expect(table.move).toBe(0);
  });
});

function tableOf(bits: number): TranspositionTable {
  return new TranspositionTable(new Int32Array(wordsFor(bits)));
}
