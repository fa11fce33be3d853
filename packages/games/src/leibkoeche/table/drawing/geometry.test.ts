import { describe, expect, it } from 'vitest';
import { CARPET, TILES } from '../../rules/index.ts';
import {
  CELLS,
  cellOfTile,
  HEIGHT,
  middleOf,
  middleOfPlace,
  standOf,
  stripOfCell,
  tileOfCell,
  wayOf,
  WIDTH,
} from './geometry.ts';

describe('the kitchen on the screen', () => {
  it('LK1.1 has a cell for every tile, and the carpet before c1 and d1', () => {
    expect(CELLS.flat().flatMap((cell) => tileOfCell(cell) ?? [])).toEqual(TILES);
    const carpet = CELLS.flat().filter((cell) => stripOfCell(cell) === 'carpet');
    expect(carpet).toEqual(['c0', 'd0']);
    expect(cellOfTile(CARPET)).toBe('c0');
  });

  it('keeps everything inside the drawing', () => {
    for (const { x, y } of TILES.map(middleOf)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeLessThan(HEIGHT);
    }
  });

  it('lays the places of the king over the columns', () => {
    expect(middleOfPlace(1).x).toBe(middleOf(0).x);
    expect(middleOfPlace(6).x).toBe(middleOf(5).x);
  });

  it('has cooks on the carpet stand apart', () => {
    const cooks = [CARPET, 8, CARPET, CARPET];
    const across = [0, 2, 3].map((index) => standOf(cooks, index).x);
    expect(new Set(across).size).toBe(3);
    expect(standOf(cooks, 1)).toEqual(middleOf(8));
  });

  it('LK4.6 reaches the carpet straight over its door', () => {
    const way = wayOf(middleOf(8), [2, CARPET]);
    expect(way.at(-1)?.x).toBe(middleOf(2).x);
  });
});
