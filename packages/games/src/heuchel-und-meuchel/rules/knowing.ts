import type { Seat, Viewer } from '@kast/kernel';
import { type Card, type Class, classOf } from './cards.ts';
import type { HeuchelState, LyingCard, Pile } from './state.ts';

/**
 * A card as one viewer knows it: `Q4`, or `Q?` where only its class can be deduced, and then the seat
 * that knows more. Everybody saw on which row every stack was laid out and has seen all that went on
 * since, so the class of a card on the board is never a secret. `?` where it must be remembered (HM8.3).
 */
export interface KnownCard {
  readonly card: Card | `${Class}?` | '?';
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

/** HM8.2: a card that its viewer knows and nobody else. HM8.4: in the end there is none. */
export function isSecretOf(
  { known }: Pick<KnownCard, 'known'>,
  viewer: Viewer,
  { outcome }: Pick<HeuchelState, 'outcome'>,
): boolean {
  return known !== 0 && known === viewer && !outcome;
}

/** What the table shows a viewer of the cards on the board. */
export function shownColumns(state: HeuchelState, viewer: Viewer): readonly KnownColumn[] {
  // HM8.4
  const isOpen = viewer === 'open' || state.phase === 'over';
  if (isOpen || !mustRemember(state)) return knownColumns(state, isOpen ? 'open' : viewer);
  return state.columns.map((column) => column.map((pile) => pile && coveredPile(pile)));
}

/** All that a viewer can know who forgets nothing. */
export function knownColumns(state: HeuchelState, viewer: Viewer): readonly KnownColumn[] {
  return state.columns.map((column) => column.map((pile) => pile && knownPile(pile, viewer)));
}

/** HM8.3 */
export function mustRemember({ options }: Pick<HeuchelState, 'options'>): boolean {
  return options.memory === 'strict';
}

/** HM8.3: the cards that nobody has to remember, since they lie open or beside the board. */
export function openCards({ columns, gone }: Pick<HeuchelState, 'columns' | 'gone'>): Set<Card> {
  const tops = columns.flat().flatMap((pile) => {
    return pile && !pile.faceDown ? pile.cards.slice(0, 1).map(({ card }) => card) : [];
  });
  return new Set([...tops, ...gone.flat()]);
}

function knownPile(pile: Pile, viewer: Viewer): KnownPile {
  const cards = pile.cards.map((lying): KnownCard => {
    const { card, known } = lying;
    return { card: mayKnow(lying, viewer) ? card : `${classOf(card)}?`, known };
  });
  return { cards, faceDown: pile.faceDown };
}

/** HM8.3: the top card of a face-up stack, and how high it is. Who knows more is to be remembered too. */
function coveredPile({ cards, faceDown }: Pile): KnownPile {
  return {
    cards: cards.map(({ card }, index): KnownCard => {
      return { card: index === 0 && !faceDown ? card : '?', known: 0 };
    }),
    faceDown,
  };
}
