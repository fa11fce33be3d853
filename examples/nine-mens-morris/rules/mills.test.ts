import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { movesIn, playOut, refusalOf } from './testing.ts';

/** Light closes the upper side by d7; dark has a mill at the bottom and two free pieces. */
const CLOSING = `
  7 L - - . - - L
  6 | . - L - . |
  5 | | . . . | |
  4 . . .   D . .
  3 | | . L . | |
  2 | . - . - D |
  1 D - - D - - D
`;

describe('a mill', () => {
  const state = scene(CLOSING);

  it('NM3.2 takes an enemy piece in the same turn', () => {
    expect(movesIn(state).filter((move) => move.startsWith('d6-d7'))).toEqual([
      'd6-d7xe4',
      'd6-d7xf2',
    ]);
    const after = playOut(state, 'd6-d7xe4');
    expect(after.board.replaceAll('.', '')).toHaveLength(
      state.board.replaceAll('.', '').length - 1,
    );
    expect(after.inHand).toEqual({ light: 0, dark: 0 });
  });

  it('NM3.2 takes while pieces are placed, too', () => {
    const start = game.init({ flying: 'allowed' }, 2);
    const two = playOut(start, 'a7 b2 d7 b4');
    expect(movesIn(two).filter((move) => move.startsWith('g7'))).toEqual(['g7xb2', 'g7xb4']);
  });

  it.each([
    ['NM3.2', 'd6-d7', 'must-take'],
    ['NM3.2', 'd6-d5xe4', 'no-mill'],
    ['NM3.2', 'd6-d7xd3', 'own-piece'],
    ['NM3.2', 'd6-d7xd7', 'own-piece'],
    ['NM3.2', 'd6-d7xd6', 'own-piece'],
    ['NM3.2', 'd6-d7xb4', 'nothing-to-take'],
    ['NM3.4', 'd6-d7xd1', 'in-a-mill'],
  ])('%s refuses %s: %s', (rule, move, reason) => {
    expect(refusalOf(state, move)).toBe(`${rule} ${reason}`);
  });

  it('NM3.3 closed twice by one move takes one piece', () => {
    const double = scene(
      `
      7 L - - . - - L
      6 | . - L - . |
      5 | | . L . | |
      4 . . .   D . .
      3 | | . . . | |
      2 | . - . - D |
      1 D - - D - - .
    `,
      { inHand: [1, 0] },
    );
    const after = playOut(double, 'd7xe4');
    expect(after.board.match(/D/g)).toHaveLength(3);
    expect(refusalOf(double, 'd7')).toBe('NM3.2 must-take');
  });

  it('NM3.4 protects its pieces, unless all are in mills', () => {
    const all = scene(CLOSING.replace('D . .', '. . .').replace('- D |', '- . |'));
    expect(movesIn(all).filter((move) => move.startsWith('d6-d7'))).toEqual([
      'd6-d7xa1',
      'd6-d7xd1',
      'd6-d7xg1',
    ]);
  });

  it('NM3.5 opened and closed again takes again', () => {
    const again = playOut(state, 'd6-d7xe4 f2-f4 d7-d6 f4-f2');
    expect(refusalOf(again, 'd6-d7')).toBe('NM3.2 must-take');
    expect(refusalOf(again, 'd6-d7xf2')).toBeUndefined();
  });
});
