import { describe, expect, it } from 'vitest';
import { squareNamed } from '../../rules/index.ts';
import { isNarrowIn, lieOf, WIDTH } from './geometry.ts';

const upright = lieOf(false);
const turned = lieOf(true);

describe('where a square lies on the drawing', () => {
  it('TB1.1 a1 is at the bottom left, i9 at the top right', () => {
    expect(upright.middleOf(squareNamed('a1'))).toEqual({ x: 86, y: 886 });
    expect(upright.middleOf(squareNamed('i9'))).toEqual({ x: 886, y: 86 });
  });

  it('TB1.1 a1 is at the top right of a board that is turned', () => {
    expect(turned.middleOf(squareNamed('a1'))).toEqual({ x: 886, y: 86 });
  });

  it('TB1.1 the palace is in the middle', () => {
    const middle = { x: WIDTH / 2, y: WIDTH / 2 };
    expect(upright.middleOf(squareNamed('e5'))).toEqual(middle);
    expect(turned.middleOf(squareNamed('e5'))).toEqual(middle);
  });
});

describe('the rows for keyboard and ears', () => {
  it('TB1.1 go from a9–i9 down to a1–i1', () => {
    expect(upright.rows).toHaveLength(9);
    expect(upright.rows[0]?.join(' ')).toBe('a9 b9 c9 d9 e9 f9 g9 h9 i9');
    expect(upright.rows[8]?.join(' ')).toBe('a1 b1 c1 d1 e1 f1 g1 h1 i1');
  });

  it('are turned with the board', () => {
    expect(turned.rows[0]?.join(' ')).toBe('i1 h1 g1 f1 e1 d1 c1 b1 a1');
    expect(turned.letters.join('')).toBe('ihgfedcba');
    expect(turned.numbers.join('')).toBe('123456789');
  });
});

describe('where there is little room', () => {
  it('the squares get all of it, and lie in the same order', () => {
    const narrow = lieOf(false, true);
    expect(narrow.rows).toEqual(upright.rows);
    expect(narrow.frame.width / narrow.width).toBeGreaterThan(0.99);
  });

  it('is where they would be smaller than a thumb with the rim, and not before it is known', () => {
    expect(isNarrowIn(undefined)).toBe(false);
    expect(isNarrowIn({ width: 390, height: 600 })).toBe(true);
    expect(isNarrowIn({ width: 800, height: 360 })).toBe(true);
    const room = { width: 428, height: 428 };
    expect(isNarrowIn(room)).toBe(false);
    expect((room.width * upright.frame.width) / upright.width / 9).toBeGreaterThanOrEqual(44);
  });
});
