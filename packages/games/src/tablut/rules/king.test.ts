import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';
import { makeMove } from './notation.ts';
import { playLine, readMove } from './play-line.ts';

const TAKEN = { winners: [2], rule: 'TB4.4' };

describe('taking the king the easy way', () => {
  const inTheOpen = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . . .
    3 . D K . . . . D .
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;

  it('TB4.1 needs two attackers on opposite sides', () => {
    const state = scene('dark', inTheOpen);
    expect(playLine(state, 'h3-d3').outcome).toEqual(TAKEN);
    expect(playLine(state, 'b3-b4').outcome).toBeNull();
  });

  it('TB4.1 also works at the edge, along it', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . D . . . . .
      5 K . . . . . . . .
      4 D . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(playLine(state, 'd6-a6').outcome).toEqual(TAKEN);
  });

  it('TB4.1 does not work round a corner of the king', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . D .
      3 . D K . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(playLine(state, 'h4-c4').outcome).toBeNull();
  });

  it('TB4.1 does not work in the palace', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . D K . . D .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(playLine(state, 'h5-f5').outcome).toBeNull();
  });

  it('TB4.1 is not done by a defender who comes to stand across from an attacker', () => {
    const state = scene('light', inTheOpen.replace('3 . D K . . . . D .', '3 . D K . . . . L .'));
    expect(playLine(state, 'h3-d3').outcome).toBeNull();
  });

  it('TB4.1 leaves a king alone who steps between two himself, until one of them closes in anew', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . K . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . D . D . . . D .
      2 . . . . . . . . .
      1 . L . . . . . . .
        a b c d e f g h i
      `,
    );
    const between = playLine(state, 'c6-c3');
    expect(between.outcome).toBeNull();
    expect(playLine(between, 'h3-h4').outcome).toBeNull();
    expect(playLine(between, 'd3-d4 b1-b2 d4-d3').outcome).toEqual(TAKEN);
  });
});

describe('taking the king the hard way', () => {
  it('TB4.2 takes him in the palace with attackers on all four sides', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . D . . . .
      5 . . . D K . . D .
      4 . . . . D . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(playLine(state, 'h5-f5').outcome).toEqual(TAKEN);
  });

  it('TB4.2 does not take him in the palace while one side is not an attacker', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . D . . . .
      5 . . . D K . . D .
      4 . . . . L . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(playLine(state, 'h5-f5').outcome).toBeNull();
  });

  const onOpenField = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . D . . . . . .
    3 . D K . . . . D .
    2 . . D . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;
  const atTheEdge = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 D . . . . . . . .
    5 K . . D . . . . .
    4 D . . . . . . . .
    3 . . . . . . . . .
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;
  const besideEmptyPalace = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . D K D . . .
    3 . . . . . . . . D
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;

  it.each([
    ['on the open board with attackers on all four sides', onOpenField, 'h3-d3'],
    ['at the edge on the three sides that are there', atTheEdge, 'd5-b5'],
    ['beside the empty palace on the other three sides', besideEmptyPalace, 'i3-e3'],
  ])('TB4.2 takes him %s', (_where, drawing, closing) => {
    const state = scene('dark', drawing, { kingCapture: 'hard' });
    expect(playLine(state, closing).outcome).toEqual(TAKEN);
  });

  it.each(['either', 'hard'] as const)(
    'TB4.2 takes him beside a corner with two (%s)',
    (kingCapture) => {
      const state = scene(
        'dark',
        `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 D . . . . . . . .
      2 K . . . . D . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
        { kingCapture },
      );
      expect(playLine(state, 'f2-b2').outcome).toEqual(TAKEN);
      expect(playLine(state, 'f2-c2').outcome).toBeNull();
    },
  );

  it('TB4.2 leaves a king alone who steps into the trap himself', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . K . . . .
      4 . . . D . D . . .
      3 . . . . D . . . D
      2 . . . . . . . . .
      1 . L . . . . . . .
        a b c d e f g h i
      `,
      { kingCapture: 'hard' },
    );
    expect(playLine(state, 'e5-e4').outcome).toBeNull();
    expect(playLine(state, 'e5-e4 i3-i4').outcome).toBeNull();
  });

  it.each([
    ['on the open board', onOpenField, 'c4-c5'],
    ['at the edge', atTheEdge, 'd5-d4'],
    ['beside the empty palace', besideEmptyPalace, 'i3-i4'],
  ])('TB4.2 leaves him alone %s while one side is open', (_where, drawing, elsewhere) => {
    const state = scene('dark', drawing, { kingCapture: 'hard' });
    expect(playLine(state, elsewhere).outcome).toBeNull();
  });

  it('TB4.3 with kingCapture hard, two attackers are not enough', () => {
    const two = `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . D K . . . . D .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `;
    const hard = scene('dark', two, { kingCapture: 'hard' });
    const either = scene('dark', two, { kingCapture: 'either' });
    expect(playLine(hard, 'h3-d3').outcome).toBeNull();
    expect(playLine(either, 'h3-d3').outcome).toEqual(TAKEN);
  });

  it('TB4.3 with kingCapture either, the hard way takes him too', () => {
    const either = scene('dark', atTheEdge, { kingCapture: 'either' });
    expect(playLine(either, 'a4-b4').outcome).toBeNull();
    expect(playLine(either, 'd5-b5').outcome).toEqual(TAKEN);
  });
});

describe('the end by the king', () => {
  it('TB4.4 lets dark win at once when he is taken, and takes the pawns of that move too', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . D . . . . .
      4 . . . L . . . . .
      3 . D K . . . . D .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(makeMove(state, readMove(state, 'h3-d3'))).toBe('h3-d3xd4');
    const after = playLine(state, 'h3-d3');
    expect(after.outcome).toEqual(TAKEN);
    expect(after.board).not.toContain('L');
  });

  it.each(['d1-a1', 'd1-i1', 'd1-d9 g5-g6 d9-a9', 'd1-d9 g5-g6 d9-i9'])(
    'TB4.5 lets light win at once when he reaches a corner: %s',
    (line) => {
      const state = scene(
        'light',
        `
        9 . . . . . . . . .
        8 . . . . . . . . .
        7 . . . . . . . . .
        6 . . . . . . . . .
        5 . . . . . . D . .
        4 . . . . . . . . .
        3 . . . . . . . . .
        2 . . . . . . . . .
        1 . . . K . . . . .
          a b c d e f g h i
        `,
      );
      expect(playLine(state, line).outcome).toEqual({ winners: [1], rule: 'TB4.5' });
    },
  );

  it('TB4.5 takes the pawns of the winning move too', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 L . . . . . . . .
      2 D . . . . . . . .
      1 . . . . . K . . .
        a b c d e f g h i
      `,
    );
    expect(makeMove(state, readMove(state, 'f1-a1'))).toBe('f1-a1xa2');
    expect(playLine(state, 'f1-a1').board).not.toContain('D');
  });
});
