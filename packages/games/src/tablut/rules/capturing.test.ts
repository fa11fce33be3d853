import { describe, expect, it } from 'vitest';
import { makeDiagram, parseDiagram } from './diagram.ts';
import { scene } from './scene.ts';
import { makeMove } from './notation.ts';
import { playLine, readMove } from './play-line.ts';
import type { TablutState } from './state.ts';

describe('taking', () => {
  it('TB3.1 removes a pawn that a move encloses between two enemies, along a row or a column', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . D L . . . . D .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . . . . . . K D .
      2 . . . . . . . L .
      1 . . . D . . . . .
        a b c d e f g h i
      `,
    );
    expect(written(state, 'h7-d7')).toBe('h7-d7xc7');
    expect(written(state, 'd1-h1')).toBe('d1-h1xh2');
    expect(makeDiagram(playLine(state, 'd1-h1').board)).toBe(
      redrawn(`
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . D L . . . . D .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . . . . . . K D .
      2 . . . . . . . . .
      1 . . . . . . . D .
      `),
    );
  });

  it('TB3.1 works for light as it does for dark', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . K . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . . L D . . . L .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(written(state, 'h3-e3')).toBe('h3-e3xd3');
  });

  it('TB3.1 takes only by the move that encloses, not for a trap that stood already', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . D L D . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . . . . . . K . .
      2 D . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(written(state, 'a2-b2')).toBe('a2-b2');
    expect(written(state, 'd7-d8')).toBe('d7-d8');
  });

  it('TB3.2 leaves alone who steps between two enemies', () => {
    const between = `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . D . D . . . .
      3 . . . . . . K . .
      2 . . . L . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `;
    const after = playLine(scene('light', between), 'd2-d4');
    expect(pawns(after)).toEqual({ light: 1, dark: 2 });
    expect(pawns(playLine(after, 'c4-c5'))).toEqual({ light: 1, dark: 2 });
  });

  it('TB3.3 never takes diagonally', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . D . . . . . .
      4 . . . L . . . . .
      3 . . . . . D K . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(written(state, 'f3-e3')).toBe('f3-e3');
  });

  it('TB3.7 takes up to three pawns with one move', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . K . .
      5 . . . D . . . . .
      4 . . . L . . . . .
      3 . D L . L D . . .
      2 . . . . . . . . .
      1 . . . D . . . . .
        a b c d e f g h i
      `,
    );
    expect(written(state, 'd1-d3')).toBe('d1-d3xc3xd4xe3');
    expect(pawns(playLine(state, 'd1-d3'))).toEqual({ light: 0, dark: 4 });
  });
});

describe('a corner', () => {
  it('TB3.4 helps dark against a defender beside it', () => {
    const state = scene(
      'dark',
      `
      9 . L . . . . . . .
      8 . . . . . . . . .
      7 . . D . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . K . . . .
      3 . . . . D . . . .
      2 . . . . . . . . L
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(written(state, 'c7-c9')).toBe('c7-c9xb9');
    expect(written(state, 'e3-i3')).toBe('e3-i3xi2');
  });

  it('TB3.4 does not help light against an attacker', () => {
    const state = scene(
      'light',
      `
      9 . D . . . . . . .
      8 . . . . . . . . .
      7 . . L . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . K . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(written(state, 'c7-c9')).toBe('c7-c9');
  });

  it('TB3.4 does not help to take the king the easy way', () => {
    const state = scene(
      'dark',
      `
      9 . K . . . . . . .
      8 . . . . . . . . .
      7 . . D . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(playLine(state, 'c7-c9').outcome).toBeNull();
  });
});

describe('the king as a helper', () => {
  const together = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . L D . . . . K .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . . .
    3 . . . . . . . . .
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;
  const standing = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . K D . . . . L .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . . .
    3 . . . . . . . . .
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;

  it('TB3.5 takes by his own move', () => {
    expect(written(scene('light', together), 'h7-d7')).toBe('h7-d7xc7');
  });

  it('TB3.5 helps as the standing piece', () => {
    expect(written(scene('light', standing), 'h7-d7')).toBe('h7-d7xc7');
  });

  it('TB3.5 does neither with king unarmed', () => {
    const options = { king: 'unarmed' } as const;
    expect(written(scene('light', together, options), 'h7-d7')).toBe('h7-d7');
    expect(written(scene('light', standing, options), 'h7-d7')).toBe('h7-d7');
  });

  it('TB3.5 helps from the palace too', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . D K . . . .
      4 . . L . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(written(state, 'c4-c5')).toBe('c4-c5xd5');
  });
});

describe('the empty palace', () => {
  it.each([
    { side: 'dark', mover: 'D', prey: 'L' },
    { side: 'light', mover: 'L', prey: 'D' },
  ] as const)('TB3.6 does not help $side', ({ side, mover, prey }) => {
    const state = scene(
      side,
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . ${prey} . . . . .
      4 . . ${mover} . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . K . .
        a b c d e f g h i
      `,
    );
    expect(written(state, 'c4-c5')).toBe('c4-c5');
  });
});

function written(state: TablutState, text: string): string {
  return makeMove(state, readMove(state, text));
}

function pawns({ board }: TablutState): { light: number; dark: number } {
  return { light: board.split('L').length - 1, dark: board.split('D').length - 1 };
}

function redrawn(drawing: string): string {
  return makeDiagram(parseDiagram(drawing));
}
