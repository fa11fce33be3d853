import type { Openings } from '../box/openings.ts';
import { figureOf, isCard } from './rules/cards.ts';

const PICKED = /^(?:pick )?(?<card>[A-Z]\d)$/;

/** Which character is played first. CP3.1 */
export const openings: Openings = {
  bySeat: false,
  openingOf([first = '']) {
    const card = PICKED.exec(first)?.groups?.['card'] ?? '';
    return isCard(card) ? figureOf(card) : undefined;
  },
};
