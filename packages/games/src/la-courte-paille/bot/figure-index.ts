import { type Card, FIGURES } from '../rules/index.ts';

/** By the code of the letter: cards are looked at millions of times. */
const INDEX_OF_LETTER = new Uint8Array(128);
for (const [index, figure] of FIGURES.entries()) INDEX_OF_LETTER[figure.charCodeAt(0)] = index;

export const COCO = FIGURES.indexOf('X');

/** The place of a card's character in FIGURES. */
export function figureIndex(card: Card): number {
  return INDEX_OF_LETTER[card.charCodeAt(0)] as number;
}
