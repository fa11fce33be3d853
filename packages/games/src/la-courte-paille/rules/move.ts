import type { Seat } from '@kast/kernel';
import type { Card, Figure } from './cards.ts';

/** A card chosen in secret. CP3.1 */
export interface PickMove {
  readonly kind: 'pick';
  readonly card: Card;
}

/** A card from the menu. CP3.2 */
export interface TakeMove {
  readonly kind: 'take';
  readonly card: Card;
}

/** Cookery lesson: the week card at this place, counted from 1 at the left, is thrown away. CP4.3 */
export interface CookMove {
  readonly kind: 'cook';
  readonly position: number;
}

/** Land ahoy: one more card in the week. CP4.4 */
export type LandMove =
  | { readonly kind: 'land'; readonly from: 'menu' | 'hand'; readonly card: Card }
  | { readonly kind: 'land'; readonly from: 'pile' };

/** À la carte: a secret look at week cards, from left to right. CP4.6 */
export interface CarteMove {
  readonly kind: 'carte';
  readonly positions: readonly number[];
}

export type CocoMove = CookMove | LandMove | CarteMove;

/** The character that the winner of a round has removed. Coco can be named, and is refused. CP6.3 */
export interface EatMove {
  readonly kind: 'eat';
  readonly figure: Figure;
}

/** Nature: the cards in the order in which they are dealt, who gets the shark, the new pile. */
export type ChanceMove =
  | { readonly kind: 'deck' | 'reshuffle'; readonly cards: readonly Card[] }
  | { readonly kind: 'shark'; readonly seat: Seat };

export type SeatMove = PickMove | TakeMove | CocoMove | EatMove;
export type PailleMove = SeatMove | ChanceMove;
