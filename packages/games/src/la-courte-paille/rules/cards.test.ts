import { describe, expect, it } from 'vitest';
import { addToHand, type Card, CHARACTERS, DECK, isCard, isCoco, valueOf } from './cards.ts';

describe('the cards', () => {
  it('CP1.1 are 59: six characters from 1 to 9, and Coco from 1 to 5', () => {
    expect(DECK).toHaveLength(59);
    expect(new Set(DECK).size).toBe(59);
    for (const character of CHARACTERS) {
      const values = DECK.filter((card) => card.startsWith(character)).map(valueOf);
      expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
    expect(DECK.filter(isCoco)).toEqual(['X1', 'X2', 'X3', 'X4', 'X5']);
  });

  it('CP1.1 have no other names', () => {
    expect(['R9', 'X5'].every(isCard)).toBe(true);
    expect(['R0', 'X6', 'Z1', 'R10', ''].some(isCard)).toBe(false);
  });

  it('lie in a hand in the same order, however they came', () => {
    const hand: Card[] = [];
    for (const card of ['R7', 'B2', 'X1', 'R3'] as const) addToHand(hand, card);
    expect(hand).toEqual(['B2', 'R3', 'R7', 'X1']);
  });
});
