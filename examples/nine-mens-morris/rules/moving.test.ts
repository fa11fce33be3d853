import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { movesIn, playOut, refusalOf } from './testing.ts';

const start = game.init({ flying: 'allowed' }, 2);

const FOUR_AGAINST_FIVE = `
  7 L - - . - - D
  6 | . - L - . |
  5 | | . . D | |
  4 L D .   . . D
  3 | | . . . | |
  2 | . - L - . |
  1 . - - D - - .
`;

const THREE_AGAINST_FOUR = `
  7 L - - . - - .
  6 | . - L - . |
  5 | | . . . | |
  4 . D .   . D .
  3 | | . D . | |
  2 | . - L - D |
  1 . - - . - - .
`;

describe('placing', () => {
  it('NM2.1 puts a piece from the hand on any empty point', () => {
    const placed = playOut(start, 'd2');
    expect(placed.inHand).toEqual({ light: 8, dark: 9 });
    expect(movesIn(placed)).toHaveLength(23);
    expect(movesIn(placed)).not.toContain('d2');
  });

  it('NM2.1 does not put two on one point', () => {
    expect(refusalOf(playOut(start, 'd2'), 'd2')).toBe('NM2.1 point-taken');
  });

  it('NM2.1 moves none as long as there are pieces in hand', () => {
    expect(refusalOf(playOut(start, 'd2 f4'), 'd2-d3')).toBe('NM2.1 place-first');
    const half = scene(FOUR_AGAINST_FIVE, { inHand: [0, 1], turn: 'dark' });
    expect(movesIn(half).every((move) => !move.includes('-'))).toBe(true);
  });
});

describe('moving', () => {
  const state = scene(FOUR_AGAINST_FIVE);

  it('NM2.2 goes along a line to the next point, if it is empty', () => {
    expect(movesIn(state)).toEqual([
      'a4-a1',
      'a7-d7',
      'd2-b2',
      'd2-d3',
      'd2-f2',
      'd6-b6',
      'd6-d5',
      'd6-d7',
      'd6-f6',
    ]);
  });

  it.each([
    ['NM2.2', 'a4-b4', 'point-taken'],
    ['NM2.2', 'a7-b6', 'not-next'],
    ['NM2.2', 'd6-d3', 'not-next'],
    ['NM2.2', 'b2-d2', 'no-piece'],
    ['NM2.2', 'b2', 'hand-empty'],
    ['NM1.3', 'g7-d7', 'not-your-piece'],
  ])('%s refuses %s: %s', (rule, move, reason) => {
    expect(refusalOf(state, move)).toBe(`${rule} ${reason}`);
  });
});

describe('flying', () => {
  const state = scene(THREE_AGAINST_FOUR);

  it('NM2.3 takes one of the last three pieces to any empty point', () => {
    expect(movesIn(state)).toHaveLength(3 * 17);
    expect(refusalOf(state, 'a7-g1')).toBeUndefined();
    expect(refusalOf(state, 'a7-b4')).toBe('NM2.2 point-taken');
  });

  it('NM2.3 is not for who has four, nor for anybody who has chosen otherwise', () => {
    expect(refusalOf({ ...state, turn: 'dark' }, 'b4-g1')).toBe('NM2.2 not-next');
    const never = scene(THREE_AGAINST_FOUR, { options: { flying: 'never' } });
    expect(refusalOf(never, 'a7-g1')).toBe('NM2.2 not-next');
  });

  it('NM2.3 is told when it begins', () => {
    const before = scene(FOUR_AGAINST_FIVE, { turn: 'dark' });
    const move = { from: 9, to: 21, takes: 1 };
    const after = playOut(before, 'd1-g1xa4');
    const events = game.events({ before, by: 2, move, after }, 1);
    expect(events.map(({ kind }) => kind)).toEqual(['moved', 'mill-closed', 'taken', 'flies']);
    expect(events.at(-1)).toMatchObject({ side: 'light' });
  });
});
