import { describe, expect, it } from 'vitest';
import { textsIn } from '../../box/texts/testing.ts';
import { tablut } from '../index.ts';
import { parseDiagram, START } from '../rules/index.ts';
import type { TablutTexts } from '../texts/speak.ts';
import { nameOfBoard, nameOfSquare } from './names.ts';

const nl = await textsIn<TablutTexts>(tablut, 'nl');
const en = await textsIn<TablutTexts>(tablut, 'en');
const fr = await textsIn<TablutTexts>(tablut, 'fr');

const afterTheKingLeft = parseDiagram(`
  9 . . . . . . . . .
  8 . . . . . . . . .
  7 . . . . . . . . .
  6 . . . . . . . . .
  5 . . . . . . . . .
  4 . . . . . . . . .
  3 . D K . . . . L .
  2 . . . . . . . . .
  1 . . . . . . . . .
    a b c d e f g h i
`);

describe('a square for the ear', () => {
  it('TB1.3 has its name and what stands there', () => {
    expect(nameOfSquare(START, 'e5', false, nl)).toBe('e5, koning');
    expect(nameOfSquare(START, 'e3', false, en)).toBe('e3, defender');
    expect(nameOfSquare(START, 'c3', false, en)).toBe('c3, empty');
  });

  it('TB1.1 tells the palace and the corners', () => {
    const name = (square: string) => nameOfSquare(afterTheKingLeft, square, false, nl);
    expect(name('e5')).toBe('e5, paleis, leeg');
    expect(name('a9')).toBe('a9, hoek, leeg');
  });

  it('says where the selected piece may go', () => {
    expect(nameOfSquare(START, 'c4', true, en)).toBe('c4, empty, can go here');
  });
});

describe('a whole board for the ear', () => {
  it('names every piece with its square', () => {
    expect(nameOfBoard(afterTheKingLeft, en)).toBe(
      'Tablut board: the king on c3; the defender on h3; the attacker on b3',
    );
  });

  it('sets its signs as the language does', () => {
    expect(nameOfBoard(afterTheKingLeft, fr)).toMatch(
      /^Plateau de Tablut\u{A0}: le roi en c3\u{202F}; .+ en h3\u{202F}; .+ en b3$/u,
    );
  });
});
