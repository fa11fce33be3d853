import { describe, expect, it } from 'vitest';
import { cellAfterKey, cellAt } from './roving.ts';

const rows = [
  ['a3', 'b3', 'c3'],
  ['a2', 'b2', 'c2'],
  ['a1', 'b1', 'c1'],
];

function from(cell: string, key: string, ctrlKey = false) {
  return cellAfterKey(rows, cell, { key, ctrlKey });
}

describe('roaming a grid with the keyboard', () => {
  it('goes to the neighbour on the screen', () => {
    expect(from('b2', 'ArrowUp')).toBe('b3');
    expect(from('b2', 'ArrowDown')).toBe('b1');
    expect(from('b2', 'ArrowLeft')).toBe('a2');
    expect(from('b2', 'ArrowRight')).toBe('c2');
  });

  it('stays at the edge, neither wrapping round nor counting from the end', () => {
    expect(from('a3', 'ArrowUp')).toBe('a3');
    expect(from('a3', 'ArrowLeft')).toBe('a3');
    expect(from('c1', 'ArrowDown')).toBe('c1');
    expect(from('c1', 'ArrowRight')).toBe('c1');
  });

  it('jumps to the ends of row, column and grid', () => {
    expect(from('b2', 'Home')).toBe('a2');
    expect(from('b2', 'End')).toBe('c2');
    expect(from('b2', 'PageUp')).toBe('b3');
    expect(from('b2', 'PageDown')).toBe('b1');
    expect(from('b2', 'Home', true)).toBe('a3');
    expect(from('b2', 'End', true)).toBe('c1');
  });

  it('leaves other keys alone', () => {
    expect(from('b2', 'Tab')).toBeUndefined();
  });
});

describe('the cell under a point', () => {
  const frame = { left: 100, top: 50, width: 300, height: 300 };

  it('is found by its share of the frame', () => {
    expect(cellAt(rows, frame, { x: 101, y: 51 })).toBe('a3');
    expect(cellAt(rows, frame, { x: 399, y: 349 })).toBe('c1');
    expect(cellAt(rows, frame, { x: 250, y: 200 })).toBe('b2');
  });

  it('is none beside the grid', () => {
    expect(cellAt(rows, frame, { x: 99, y: 60 })).toBeUndefined();
    expect(cellAt(rows, frame, { x: 110, y: 351 })).toBeUndefined();
  });
});
