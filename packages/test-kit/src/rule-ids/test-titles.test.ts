import { describe, expect, it } from 'vitest';
import { testTitlesOf } from './test-titles.ts';

const source = `
describe('taking', () => {
  it('TB3.1 a piece between two', () => {});
  it("TB3.2 who steps between is safe", () => { expect(it).toBe('not a title'); });
  test(
    \`TB3.3 never diagonally\`, () => {});
  it.each([['a1', ')'], ["b(2"]])('TB3.4 %s helps', () => {});
  it.each(cases())(
    'TB3.5 the king\\'s arms', () => {});
  // it is not 'TB3.6'
  exit('TB3.7');
});
`;

describe('the titles of tests', () => {
  it('are read off the source', () => {
    expect(testTitlesOf(source)).toEqual([
      'taking',
      'TB3.1 a piece between two',
      'TB3.2 who steps between is safe',
      'TB3.3 never diagonally',
      'TB3.4 %s helps',
      "TB3.5 the king\\'s arms",
    ]);
  });
});
