import { describe, expect, it } from 'vitest';
import { gridLies } from './grid.ts';

const lieOf = gridLies({
  columns: 3,
  rows: 2,
  unit: 10,
  rim: { left: 4, top: 2, right: 1, bottom: 3 },
  cellAt: (column, row) => row * 3 + column,
  nameOf: (cell) => `${'abc'.charAt(cell % 3)}${Math.floor(cell / 3) + 1}`,
});

describe('a grid', () => {
  it('has a1 at the bottom left', () => {
    const lie = lieOf(false);
    expect(lie.rows).toEqual([
      ['a2', 'b2', 'c2'],
      ['a1', 'b1', 'c1'],
    ]);
    expect(lie.middleOf(0)).toEqual({ x: 9, y: 17 });
    expect([lie.width, lie.height]).toEqual([35, 25]);
    expect(lie.frame).toEqual({ x: 4, y: 2, width: 30, height: 20 });
  });

  it('has a1 at the top right when it is turned, with letters and numbers', () => {
    const lie = lieOf(true);
    expect(lie.middleOf(0)).toEqual({ x: 29, y: 7 });
    expect([lie.letters.join(''), lie.numbers.join('')]).toEqual(['cba', '12']);
    expect(lie.fromTheBack).toEqual([2, 1, 0, 5, 4, 3]);
  });

  it('may have holes: no cell, no piece, and the same letters', () => {
    const ring = gridLies({
      columns: 3,
      rows: 3,
      unit: 10,
      rim: { left: 0, top: 0, right: 0, bottom: 0 },
      cellAt: (column, row) => (row === 0 && column > 0 ? undefined : row * 3 + column),
      nameOf: (cell) => `${'abc'.charAt(cell % 3)}${Math.floor(cell / 3) + 1}`,
    })(false);
    expect(ring.rows[2]).toEqual(['a1', undefined, undefined]);
    expect(ring.fromTheBack).toEqual([6, 7, 8, 3, 4, 5, 0]);
    expect(ring.letters).toEqual(['a', 'b', 'c']);
    expect(ring.middleOf(0)).toEqual({ x: 5, y: 25 });
  });
});
