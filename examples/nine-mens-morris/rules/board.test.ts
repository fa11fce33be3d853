import { describe, expect, it } from 'vitest';
import { isInMill, pointsOf } from './board.ts';
import { game } from './game.ts';
import { linesThrough, makePoint, neighboursOf, POINTS, pointAt, pointNamed } from './points.ts';
import { scene } from './scene.ts';
import { movesIn, playOut } from './testing.ts';

const start = game.init({ flying: 'allowed' }, 2);
const namesOf = (points: readonly number[]) => points.map(makePoint).toSorted().join(' ');

describe('the board', () => {
  it('NM1.1 has 24 points on a grid of seven by seven, and holes between them', () => {
    const columns = [0, 1, 2, 3, 4, 5, 6];
    const found = columns.flatMap((column) => columns.map((row) => pointAt(column, row)));
    expect(found.filter((point) => point !== undefined)).toEqual(POINTS);
    expect(pointAt(0, 1)).toBeUndefined();
    expect(pointAt(3, 3)).toBeUndefined();
  });

  it.each([
    ['a1', 'a4 d1'],
    ['d2', 'b2 d1 d3 f2'],
    ['c4', 'b4 c3 c5'],
    ['e5', 'd5 e4'],
  ])('NM1.1 joins %s with %s', (point, neighbours) => {
    expect(namesOf(neighboursOf(pointNamed(point)))).toBe(neighbours);
  });

  it('NM3.1 has sixteen lines of three, two through each point', () => {
    const lines = POINTS.flatMap((point) => linesThrough(point).map((line) => namesOf(line)));
    expect(new Set(lines).size).toBe(16);
    expect(POINTS.every((point) => linesThrough(point).length === 2)).toBe(true);
  });

  it('NM3.1 knows a mill from two in a row and from three that are not one line', () => {
    const { board } = scene(`
      7 L - - D - - D
      6 | L - L - L |
      5 | | . . . | |
      4 . . .   L . .
      3 | | . . . | |
      2 | . - . - . |
      1 D - - D - - D
    `);
    const inMill = pointsOf(board, 'light').filter((point) => isInMill(board, point));
    expect(namesOf(inMill)).toBe('b6 d6 f6');
    expect(namesOf(pointsOf(board, 'dark').filter((point) => isInMill(board, point)))).toBe(
      'a1 d1 g1',
    );
  });
});

describe('the start', () => {
  it('NM1.2 has an empty board and nine pieces in each hand', () => {
    expect(pointsOf(start.board, 'light')).toEqual([]);
    expect(start.inHand).toEqual({ light: 9, dark: 9 });
    expect(movesIn(start)).toHaveLength(24);
  });

  it('NM1.3 is light to move, and then each in turn', () => {
    expect(game.turn(start)).toMatchObject({ seats: [1], rule: 'NM1.3' });
    expect(game.turn(playOut(start, 'd2'))).toMatchObject({ seats: [2] });
    expect(game.turn(playOut(start, 'd2 f4'))).toMatchObject({ seats: [1] });
    expect(game.moves(start, 2)).toEqual([]);
  });
});
