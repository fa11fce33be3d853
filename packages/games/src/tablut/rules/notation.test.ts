import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';
import { makeMove, parseMove } from './notation.ts';
import { readMove } from './play-line.ts';

describe('notation', () => {
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

  it('writes every pawn taken, from a1, a2 … to i9', () => {
    expect(makeMove(state, readMove(state, 'd1-d3'))).toBe('d1-d3xc3xd4xe3');
    expect(makeMove(state, readMove(state, 'd1-d2'))).toBe('d1-d2');
  });

  it('reads a move with its captures, without them, or with them in another order', () => {
    const move = { ok: true, value: readMove(state, 'd1-d3') };
    expect(parseMove(state, 2, 'd1-d3xc3xd4xe3')).toEqual(move);
    expect(parseMove(state, 2, 'd1-d3')).toEqual(move);
    expect(parseMove(state, 2, 'd1-d3xe3xc3xd4')).toEqual(move);
  });

  it.each([
    ['d1-d3xc3', ['c3']],
    ['d1-d3xc3xc3xd4', ['c3', 'c3', 'd4']],
    ['d1-d3xc3xd4xe3xg6', ['c3', 'd4', 'e3', 'g6']],
  ])('TB3.1 refuses %s: taking is compulsory and complete', (text, captures) => {
    expect(parseMove(state, 2, text)).toEqual({
      ok: false,
      error: {
        rule: 'TB3.1',
        reason: 'wrong-captures',
        facts: { written: captures, taken: ['c3', 'd4', 'e3'] },
      },
    });
  });

  it('leaves an impossible move to be refused for what is wrong with it', () => {
    expect(parseMove(state, 2, 'd1-e2xe3').ok).toBe(true);
    expect(parseMove(state, 2, 'h8-h9xe3').ok).toBe(true);
  });

  it.each([
    '',
    ' ',
    'd1',
    'd1-',
    'd1d3',
    'd1-j3',
    'd0-d3',
    'd1-d33',
    'd1-d3x',
    'd1-d3xc',
    'D1-D3',
    'd1-d3 ',
    'd1-d3++',
    'd1-d3\n',
    'd1–d3',
    'constructor',
  ])('does not read %j', (text) => {
    expect(parseMove(state, 2, text)).toEqual({ ok: false, error: 'unreadable' });
  });
});
