import type { Outcome, Seat } from '@kast/kernel';
import type { HeuchelOptions } from '../info.ts';
import type { Card } from './cards.ts';

/** A card on the board, with who knows it: 0 for everybody, or only the seat that laid it out (HM8). */
export interface LyingCard {
  readonly card: Card;
  readonly known: Seat;
}

/** What lies on one field. Face-down cards lie on their top card's goal row only (HM5.1). */
export interface Pile {
  /** Top card first; never empty. */
  readonly cards: readonly LyingCard[];
  readonly faceDown: boolean;
}

/** By row: index 0 is row 1. */
export type Column = readonly (Pile | null)[];

export type Phase =
  | 'deal'
  | 'arranging'
  | 'first'
  | 'rolling'
  | 'moving'
  | 'taking'
  | 'going-on'
  | 'removing'
  | 'over';

export interface HeuchelState {
  readonly options: HeuchelOptions;
  readonly seats: number;
  readonly phase: Phase;
  /** As dealt, from low to high; empty once the board is laid out. */
  readonly hands: readonly (readonly Card[])[];
  /** The stacks that a seat has arranged, each with its top card first; null until it has. */
  readonly arranged: readonly (readonly (readonly Card[])[] | null)[];
  readonly columns: readonly Column[];
  /** Cards that left the board, by the column that they left (HM4.6, HM7.4). */
  readonly gone: readonly (readonly Card[])[];
  /** Whose turn it is; 0 until it is drawn. */
  readonly onTurn: Seat;
  /** The row that the last move ended on, while its taking or going on is to be decided; else 0. */
  readonly landed: number;
  /** The roll to be used; 0 without one (HM7.1). */
  readonly roll: number;
  readonly outcome: Outcome | null;
}

/** A lot: so many cards from the top of the stack in that column. */
export interface Lot {
  readonly column: Seat;
  readonly count: number;
}

export type HeuchelMove =
  | { readonly kind: 'deal'; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'arrange'; readonly stacks: readonly (readonly Card[])[] }
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'roll'; readonly pips: number }
  /** `count` cards from the top; 0 for the whole stack. */
  | { readonly kind: 'move'; readonly from: number; readonly count: number; readonly to: number }
  | { readonly kind: 'take'; readonly lots: readonly Lot[] }
  | { readonly kind: 'leave' }
  | { readonly kind: 'again' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'remove'; readonly row: number };
