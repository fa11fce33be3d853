import { defaultOptions, must, newMatch, play } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { ATTACKER, DEFENDER, KING, type Piece } from './board.ts';
import { makeDiagram, parseDiagram } from './diagram.ts';
import { scene } from './scene.ts';
import { game } from './game.ts';
import { START } from './layout.ts';
import { playLine } from './play-line.ts';
import { makeSquare, parseSquare, SQUARES, sidesOf } from './square.ts';

describe('the board', () => {
  it('TB1.1 has 81 squares, of which only the palace e5 and the four corners are closed to pawns', () => {
    const names = SQUARES.map(makeSquare);
    expect(names).toHaveLength(81);
    expect([names[0], names[8], names[9], names[80]]).toEqual(['a1', 'a9', 'b1', 'i9']);

    const board = parseDiagram(`
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . K . . . . . .
      . . . . . . . . .
      . . . . . . . . .
    `);
    const closed = SQUARES.filter((to) => {
      const from = must(
        sidesOf(to).find((side) => board[side] !== KING),
        'a square beside it',
      );
      const withDefender = board.slice(0, from) + DEFENDER + board.slice(from + 1);
      const state = scene('light', makeDiagram(withDefender));
      return board[to] !== KING && game.check(state, 1, { from, to }) !== undefined;
    });
    expect(closed.map(makeSquare)).toEqual(['a1', 'a9', 'e5', 'i1', 'i9']);
  });

  it('TB1.2 begins with a king and eight defenders against sixteen attackers', () => {
    expect(squaresOf(KING)).toHaveLength(1);
    expect(squaresOf(DEFENDER)).toHaveLength(8);
    expect(squaresOf(ATTACKER)).toHaveLength(16);
  });

  it('TB1.3 begins with the king in the palace, his defenders round him and attackers at the edges', () => {
    expect(squaresOf(KING)).toEqual(['e5']);
    expect(squaresOf(DEFENDER)).toEqual('c5 d5 e3 e4 e6 e7 f5 g5'.split(' '));
    expect(squaresOf(ATTACKER)).toEqual(
      'a4 a5 a6 b5 d1 d9 e1 e2 e8 e9 f1 f9 h5 i4 i5 i6'.split(' '),
    );
  });

  it('TB1.4 lets light begin, and then each side in turn move its own pieces', () => {
    const start = game.init(defaultOptions(info.options), 2);
    const later = playLine(start, 'e4-f4 d1-d2');
    const turns = [start, playLine(start, 'e4-f4'), later].map((state) => game.turn(state));
    expect(turns).toEqual(
      [1, 2, 1].map((seat) => ({ kind: 'seats', seats: [seat], rule: 'TB1.4' })),
    );
    expect(game.moves(start, 2)).toEqual([]);
    expect(game.check(later, 1, { from: at('d2'), to: at('d3') })).toEqual({
      rule: 'TB1.4',
      reason: 'not-your-piece',
      facts: { square: 'd2', mover: 'light' },
    });
  });

  it('TB1.4 refuses the seat that is not on turn', () => {
    const match = newMatch(game, { seats: 2, options: {}, seedHash: '0'.repeat(64) });
    if (!match.ok) throw new Error('no match');
    expect(play(match.value, 2, 'd1-d2')).toEqual({
      ok: false,
      error: { rule: 'TB1.4', reason: 'not-your-turn', facts: { seats: [1] } },
    });
  });
});

describe('a diagram', () => {
  it('is read as it is drawn', () => {
    expect(parseDiagram(makeDiagram(START))).toBe(START);
    expect(makeDiagram(START).split('\n')[0]).toBe('9 . . . D D D . . .');
  });

  it('is refused where it is not nine by nine', () => {
    expect(() => parseDiagram('. . .')).toThrow('not a drawing of the board');
  });
});

describe('the name of a square', () => {
  it('is read back to the same square', () => {
    for (const square of SQUARES) expect(parseSquare(makeSquare(square))).toBe(square);
    expect(parseSquare('j1')).toBeUndefined();
    expect(parseSquare('a0')).toBeUndefined();
  });
});

function squaresOf(piece: Piece): string[] {
  return SQUARES.filter((square) => START[square] === piece).map(makeSquare);
}

function at(name: string): number {
  return must(parseSquare(name), name);
}
