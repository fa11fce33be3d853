import type { Seat, Viewer } from '@kast/kernel';
import { type Card, type Class, classOf } from './cards.ts';
import type { HeuchelState, LyingCard, Pile } from './state.ts';

/**
 * A card as one viewer knows it: `Q4`, or `Q?` where only its class can be deduced, and then the seat
 * that knows more. Everybody saw on which row every stack was laid out and has seen all that went on
 * since, so the class of a card on the board is never a secret.
 */
export interface KnownCard {
  readonly card: Card | `${Class}?`;
  readonly known: Seat;
}

export interface KnownPile {
  readonly cards: readonly KnownCard[];
  readonly faceDown: boolean;
}

export type KnownColumn = readonly (KnownPile | null)[];

/** HM8.1, HM8.2 */
export function mayKnow({ known }: LyingCard, viewer: Viewer): boolean {
  return known === 0 || viewer === 'open' || known === viewer;
}

export function knownColumns(state: HeuchelState, viewer: Viewer): readonly KnownColumn[] {
  // HM8.4
  const eyes = state.phase === 'over' ? 'open' : viewer;
  return state.columns.map((column) => column.map((pile) => pile && knownPile(pile, eyes)));
}

function knownPile(pile: Pile, viewer: Viewer): KnownPile {
  const cards = pile.cards.map((lying): KnownCard => {
    const { card, known } = lying;
    return { card: mayKnow(lying, viewer) ? card : `${classOf(card)}?`, known };
  });
  return { cards, faceDown: pile.faceDown };
}
