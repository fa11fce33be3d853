import type { Outcome, Seat } from '@kast/kernel';
import { type Card, type Character, DECK, type Figure } from './cards.ts';

/**
 * Where a match stands. It rests in `deal` and `shark` for chance, in `choose`, `act` and `eat` for
 * players; `refresh` (a new menu is being laid) rests only while the pile must be shuffled anew,
 * and `reckon` passes by itself.
 */
export type Stage = 'deal' | 'shark' | 'choose' | 'act' | 'refresh' | 'reckon' | 'eat' | 'over';

export interface WeekCard {
  readonly card: Card;
  readonly up: boolean;
  /** Who knows it while it lies face down. CP7.2 */
  readonly knownTo: readonly Seat[] | 'all';
}

export interface ShownCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** What everybody has seen a seat do with the card that it showed. CP7.1 */
export interface Act extends ShownCard {
  readonly took?: Card;
  /** CP4.2 */
  readonly effect?: CocoMove['kind'];
  /** What the effect took out of the week or put there, where everybody saw it. */
  readonly moved?: Card;
}

/** Where the next card of the pile goes: the week, the menu, or the hand of a seat. */
export type Destination = 'week' | 'menu' | Seat;

/** How a week ended. CP5, and CP6.1 for one round of the voyage. */
export interface Reckoning {
  readonly round: number;
  /** Highest first. CP5.2 */
  readonly totals: readonly WeekTotal[];
  readonly eaten: readonly Figure[];
  /** Per seat. CP5.4 */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** What settled equal scores: the characters of CP5.6, or the shark of CP6.2. */
  readonly settledBy: readonly Figure[] | 'shark' | null;
  /** What the winner of a round has to show. CP6.1 */
  readonly shown: readonly Card[];
}

export interface WeekTotal {
  readonly figure: Figure;
  readonly total: number;
}

export interface PailleState {
  readonly voyage: boolean;
  readonly stage: Stage;
  /** Of the voyage; a single game has only the first. */
  readonly round: number;
  /** Turns since the match began, this one included. */
  readonly turn: number;
  /** 0 until it is drawn. CP2.5 */
  readonly shark: Seat;
  /** Seat 1 first, each in alphabetical order, without the card that lies chosen. */
  readonly hands: readonly (readonly Card[])[];
  /** Face down in front of each seat, while not everybody has chosen. CP3.1 */
  readonly chosen: readonly (Card | null)[];
  /** The cards of this turn in the order of play, once they are shown. CP3.2 */
  readonly shown: readonly Act[];
  /** How many of them have gone to the discard pile: the last of those is acting. */
  readonly begun: number;
  /** What was done in the turn before; absent in what was kept before this was. */
  readonly lastTurn?: readonly Act[];
  /** Cards still to be drawn from the pile; the match waits here only for a reshuffle. CP3.5 */
  readonly owed: readonly Destination[];
  readonly week: readonly WeekCard[];
  /** Cards added to this week. CP4.9 */
  readonly added: number;
  readonly menu: readonly Card[];
  /** From its top. Before a deal: all cards that are to be shuffled, in the order of the rulebook. */
  readonly pile: readonly Card[];
  /** The last one lies on top. */
  readonly discard: readonly Card[];
  /** Cards that the winner of the last round draws for Cocos. CP6.4 */
  readonly replacements: number;
  /** Characters that have left the voyage. CP6.3 */
  readonly eaten: readonly Character[];
  /** Seats that have left the voyage. CP6.6 */
  readonly out: readonly Seat[];
  /** Oldest first. */
  readonly reckonings: readonly Reckoning[];
  readonly outcome: Outcome | null;
}

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

export function startState(voyage: boolean, seats: number): PailleState {
  return {
    voyage,
    stage: 'deal',
    round: 1,
    turn: 0,
    shark: 0,
    hands: Array.from({ length: seats }, () => []),
    chosen: Array.from({ length: seats }, () => null),
    shown: [],
    begun: 0,
    lastTurn: [],
    owed: [],
    week: [],
    added: 0,
    menu: [],
    pile: DECK, // CP2.1: Coco included
    discard: [],
    replacements: 0,
    eaten: [],
    out: [],
    reckonings: [],
    outcome: null,
  };
}
