import { describe, expect, it } from 'vitest';
import { cellAfterKey, cellInPlaceOf, firstCell, type KeyPress } from './roving.ts';

const rows = [
  ['a3', 'b3', 'c3'],
  ['a2', 'b2', 'c2'],
  ['a1', 'b1', 'c1'],
];
const ring = [
  ['a3', 'b3', 'c3'],
  ['a2', undefined, 'c2'],
  ['a1', 'b1', undefined],
];

const pressed = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

function from(cell: string, key: string, ctrlKey = false) {
  return cellAfterKey(rows, cell, pressed(key, { ctrlKey }));
}

describe('roaming cells with the keyboard', () => {
  it.each(['altKey', 'metaKey'] as const)('leaves the browser what is its own: %s', (held) => {
    expect(cellAfterKey(rows, 'b2', pressed('ArrowLeft', { [held]: true }))).toBeUndefined();
  });

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

  it('steps over a hole, and stays where nothing is beyond it', () => {
    const step = (cell: string, key: string) => cellAfterKey(ring, cell, pressed(key));
    expect(step('a2', 'ArrowRight')).toBe('c2');
    expect(step('b3', 'ArrowDown')).toBe('b1');
    expect(step('b1', 'ArrowRight')).toBe('b1');
    expect(step('c3', 'PageDown')).toBe('c2');
    expect(cellAfterKey(ring, 'a3', pressed('End', { ctrlKey: true }))).toBe('b1');
  });
});

describe('the cell that the focus begins with', () => {
  it('is in the middle of a board and at the beginning of a row', () => {
    expect(firstCell(rows)).toBe('b2');
    expect(firstCell([['x', 'y', 'z']])).toBe('x');
    expect(firstCell(ring)).toBe('c2');
    expect(firstCell([])).toBeUndefined();
  });

  it('is the next one when the one that had it is gone', () => {
    const hand = [['C1', 'C2', 'C3']];
    expect(cellInPlaceOf(hand, 'C2', [['C1', 'C3']])).toBe('C3');
    expect(cellInPlaceOf(hand, 'C3', [['C1', 'C2']])).toBe('C2');
    expect(cellInPlaceOf(hand, 'C1', [[]])).toBeUndefined();
  });
});
