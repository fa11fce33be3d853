import { describe, expect, it } from 'vitest';
import { seatOf } from './board.ts';
import { scene } from './scene.ts';
import { game } from './game.ts';
import { playLine } from './play-line.ts';
import { makeSquare, squareNamed } from './square.ts';
import type { TablutState } from './state.ts';

describe('moving', () => {
  const open = scene(
    'light',
    `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . D . . . . . .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . K .
    3 . . L . . . L . .
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
    `,
  );

  it('TB2.1 goes any number of squares along a row or column, up to the piece in the way', () => {
    expect(destinationsOf(open, 'c3')).toBe('a3 b3 c1 c2 c4 c5 c6 d3 e3 f3');
  });

  it.each([
    ['c3-h3', 'path-blocked', { from: 'c3', to: 'h3', at: 'g3' }],
    ['c3-c9', 'path-blocked', { from: 'c3', to: 'c9', at: 'c7' }],
    ['c3-g3', 'square-taken', { square: 'g3' }],
    ['c3-c7', 'square-taken', { square: 'c7' }],
    ['c3-e5', 'diagonal', { from: 'c3', to: 'e5' }],
    ['c3-d5', 'not-in-line', { from: 'c3', to: 'd5' }],
    ['c3-c3', 'stays-put', { square: 'c3' }],
    ['d4-d5', 'no-piece', { square: 'd4' }],
  ])('TB2.1 refuses %s: %s', (text, reason, facts) => {
    expect(refusalOf(open, text)).toEqual({ rule: 'TB2.1', reason, facts });
  });

  it('TB2.1 refuses a piece of the other side before anything else', () => {
    expect(refusalOf(open, 'c7-c3')?.reason).toBe('not-your-piece');
  });
});

describe('the palace', () => {
  const left = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . . . .
    5 . D . . . . L . .
    4 . . . . K . . . .
    3 . . . . . . . . .
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;

  it('TB2.2 takes nobody in once the king has left it, not even the king', () => {
    const light = scene('light', left);
    const dark = scene('dark', left);
    expect(refusalOf(light, 'e4-e5')).toEqual(palaceClosed('king'));
    expect(refusalOf(light, 'g5-e5')).toEqual(palaceClosed('pawn'));
    expect(refusalOf(dark, 'b5-e5')).toEqual(palaceClosed('pawn'));
  });

  it('TB2.2 is not passed through either', () => {
    const light = scene('light', left);
    const dark = scene('dark', left);
    expect(refusalOf(light, 'e4-e7')).toEqual(palaceInTheWay('e4', 'e7'));
    expect(refusalOf(light, 'g5-c5')).toEqual(palaceInTheWay('g5', 'c5'));
    expect(refusalOf(dark, 'b5-f5')).toEqual(palaceInTheWay('b5', 'f5'));
    expect(destinationsOf(light, 'g5')).toBe('f5 g1 g2 g3 g4 g6 g7 g8 g9 h5 i5');
  });

  it('TB2.2 may be passed, but not entered, with palacePassage open', () => {
    const light = scene('light', left, { palacePassage: 'open' });
    expect(refusalOf(light, 'g5-c5')).toBeUndefined();
    expect(refusalOf(light, 'e4-e9')).toBeUndefined();
    expect(refusalOf(light, 'g5-e5')).toEqual(palaceClosed('pawn'));
    expect(refusalOf(light, 'e4-e5')).toEqual(palaceClosed('king'));
    expect(destinationsOf(light, 'g5')).toBe('c5 d5 f5 g1 g2 g3 g4 g6 g7 g8 g9 h5 i5');
  });

  it('TB2.2 is a square like any other in the way while the king is still there', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . D . . K . L . .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
      { palacePassage: 'open' },
    );
    expect(refusalOf(state, 'g5-c5')?.reason).toBe('path-blocked');
    expect(refusalOf(state, 'g5-e5')?.reason).toBe('square-taken');
  });

  function palaceClosed(piece: 'king' | 'pawn'): unknown {
    return { rule: 'TB2.2', reason: 'palace-closed', facts: { square: 'e5', piece } };
  }

  function palaceInTheWay(from: string, to: string): unknown {
    return { rule: 'TB2.2', reason: 'palace-in-the-way', facts: { from, to, at: 'e5' } };
  }
});

describe('a corner', () => {
  const near = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . . D
    3 . . . . . . . . .
    2 . . . . . . . . .
    1 . . L . . . K . .
      a b c d e f g h i
  `;

  it('TB2.3 is open to the king alone', () => {
    const light = scene('light', near);
    const dark = scene('dark', near);
    expect(refusalOf(light, 'c1-a1')).toEqual(cornerForKing('a1'));
    expect(refusalOf(dark, 'i4-i1')).toEqual(cornerForKing('i1'));
    expect(refusalOf(dark, 'i4-i9')).toEqual(cornerForKing('i9'));
    expect(refusalOf(light, 'g1-i1')).toBeUndefined();
    expect(destinationsOf(dark, 'i4')).toBe('a4 b4 c4 d4 e4 f4 g4 h4 i2 i3 i5 i6 i7 i8');
    expect(playLine(light, 'g1-i1').board[squareNamed('i1')]).toBe('K');
  });

  function cornerForKing(square: string): unknown {
    return { rule: 'TB2.3', reason: 'corner-for-king', facts: { square } };
  }
});

function destinationsOf(state: TablutState, from: string): string {
  return game
    .moves(state, seatOf(state.turn))
    .filter((move) => makeSquare(move.from) === from)
    .map((move) => makeSquare(move.to))
    .toSorted()
    .join(' ');
}

function refusalOf(state: TablutState, text: string) {
  const seat = seatOf(state.turn);
  const move = game.notation.parse(state, seat, text);
  if (!move.ok) throw new Error(`${text} is not a move`);
  return game.check(state, seat, move.value);
}
