import {
  type Card,
  type Class,
  classOf,
  type HeuchelView,
  type KnownColumn,
  startRow,
  stacksOf,
  CLASSES,
  ROWS,
} from '../rules/index.ts';

/** The stacks of a hand while they are being arranged: top card first. */
export type Draft = readonly (readonly Card[])[];

/** To begin with the highest card lies on top: it protects the others best. */
export function firstDraft(hand: readonly Card[]): Draft {
  return stacksOf(hand).map((cards) => cards.toReversed());
}

/** Two cards of one stack change places. */
export function swapped(draft: Draft, one: Card, other: Card): Draft {
  const exchange = (card: Card): Card => {
    if (card === one) return other;
    return card === other ? one : card;
  };
  const isOneStack = classOf(one) === classOf(other);
  return isOneStack ? draft.map((cards) => cards.map(exchange)) : draft;
}

/** How the own column will look when everybody has finished (HM2.2). */
export function columnOfHand(hand: readonly Card[], draft: Draft, seat: number): KnownColumn {
  const cardsOf = (kind: Class): readonly Card[] =>
    draft.find(([top]) => top && classOf(top) === kind) ??
    hand.filter((card) => classOf(card) === kind);
  return ROWS.map((row) => {
    const kind = CLASSES.find((each) => startRow(each) === row);
    const cards = kind ? cardsOf(kind) : [];
    return cards.length === 0
      ? null
      : { cards: cards.map((card) => ({ card, known: seat })), faceDown: false };
  });
}

/** The columns as they are drawn: while it is being arranged the own hand lies where it will lie. */
export function columnsShown(
  view: HeuchelView,
  viewer: number | 'watcher' | 'open',
  draft: Draft,
): readonly KnownColumn[] {
  if (view.phase !== 'arranging' || typeof viewer !== 'number') return view.columns;
  return view.columns.map((column, index) =>
    index + 1 === viewer ? columnOfHand(view.hand, view.arranged ?? draft, viewer) : column,
  );
}
