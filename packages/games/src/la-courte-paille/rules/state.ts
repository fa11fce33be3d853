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
  readonly shown: readonly ShownCard[];
  /** How many of them have gone to the discard pile: the last of those is acting. */
  readonly begun: number;
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
