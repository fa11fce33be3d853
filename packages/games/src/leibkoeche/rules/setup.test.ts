import { seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { areNeighbours, CARPET, COLUMNS, DOOR, makeTile, ROWS, rowOf, TILES } from './kitchen.ts';
import { KINDS } from './pancakes.ts';
import { checkPiles, drawKing, drawPiles, drawStack } from './setup.ts';
import { expectRefusal, startOf, stateAfter } from './testing.ts';

const PILES = 'chance piles A:b3:..*.. B:e3:*.... C:b5:.*... D:e5:...*. E:b7:....* F:e7:..*..';

describe('the kitchen', () => {
  it('LK1.1 is 42 tiles, six wide and seven deep, with c1 and d1 at the carpet', () => {
    expect([TILES.length, COLUMNS, ROWS]).toEqual([42, 6, 7]);
    expect(DOOR.map(makeTile)).toEqual(['c1', 'd1']);
  });

  it('LK1.2 the king has one of each kind, face down in an order nobody knows', () => {
    const drawn = new Set(
      Array.from({ length: 30 }, (_, seed) => drawKing(seededRandom(seed)).join('')),
    );
    expect(drawn.size).toBeGreaterThan(20);
    const set = stateAfter(startOf(2), 'chance king CAFBDE');
    expect(game.view(set, 1).king).toEqual([null, null, null, null, null, null]);
    expectRefusal(startOf(2), 'chance king CAFBDD', 'LK1.2', 'bad-setup');
    const king = stateAfter(startOf(2), 'chance king CAFBDE');
    expectRefusal(king, PILES.replace('B:', 'A:'), 'LK1.2', 'bad-setup');
  });

  it('LK1.3 each pile has five, exactly one with a crown, and only its top is seen', () => {
    const king = stateAfter(startOf(2), 'chance king CAFBDE');
    const set = stateAfter(king, PILES);
    expect(game.view(set, 1).piles.map(({ size, crown }) => `${size} ${crown}`)).toEqual([
      '5 below',
      '5 top',
      '5 below',
      '5 below',
      '5 below',
      '5 below',
    ]);
    expectRefusal(king, PILES.replace('..*..', '..*.*'), 'LK1.3', 'bad-setup');
    expectRefusal(king, PILES.replace('..*..', '..*.'), 'LK1.3', 'bad-setup');
  });

  it('LK1.4 the piles stand apart, not diagonally next to each other, never in row 1', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const piles = drawPiles(seededRandom(seed));
        expect(checkPiles(piles)).toBeUndefined();
        for (const { tile } of piles) {
          expect(rowOf(tile)).toBeGreaterThan(1);
          expect(piles.some((other) => areNeighbours(tile, other.tile))).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
    const king = stateAfter(startOf(2), 'chance king CAFBDE');
    expectRefusal(king, PILES.replace('e3', 'c4'), 'LK1.4', 'bad-setup');
    expectRefusal(king, PILES.replace('e3', 'e1'), 'LK1.4', 'bad-setup');
    expectRefusal(king, PILES.replace('e3', 'b3'), 'LK1.4', 'bad-setup');
  });

  it('LK1.5 six throwing pancakes are stacked in random order, the lower number up', () => {
    expect(drawStack(seededRandom(1)).toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3]);
    const set = stateAfter(startOf(2), 'chance king CAFBDE', PILES);
    expectRefusal(set, 'chance stack 132122', 'LK1.5', 'bad-setup');
    const begun = stateAfter(set, 'chance stack 132123', 'chance first 1');
    expect(begun.held).toEqual({ low: 1, face: 1 });
    expect(game.view(begun, 1).stack).toEqual({ size: 5, top: 3 });
  });

  it('LK1.6 every player has a cook on the carpet, a normal pan and a tray with six places', () => {
    const start = startOf(4);
    expect(start.cooks).toEqual([CARPET, CARPET, CARPET, CARPET]);
    expect(start.trays.map((tray) => tray.length)).toEqual([6, 6, 6, 6]);
    expect(KINDS).toHaveLength(6);
    const begun = stateAfter(
      start,
      'chance king CAFBDE',
      PILES,
      'chance stack 132123',
      'chance first 3',
    );
    expect(begun.pan).toBe('normal');
  });

  it('LK1.7 the starter is drawn, and play goes clockwise', () => {
    const set = stateAfter(startOf(3), 'chance king CAFBDE', PILES, 'chance stack 132123');
    expectRefusal(set, 'chance first 4', 'LK1.7', 'no-such-starter');
    const begun = stateAfter(set, 'chance first 2');
    expect(game.turn(begun)).toMatchObject({ seats: [2] });
    const next = stateAfter(
      begun,
      '2 toss half',
      'chance fall missed 6',
      '2 walk c1c2c3c4c5c6',
      '2 lay a2:1',
    );
    expect(game.turn(next)).toMatchObject({ seats: [3] });
  });
});
