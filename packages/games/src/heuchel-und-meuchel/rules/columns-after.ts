import type { Seat } from '@kast/kernel';
import type { Card } from './cards.ts';
import type { HeuchelEvent } from './events.ts';
import type { KnownCard, KnownColumn, KnownPile } from './knowing.ts';

/** A stack in the course of a ply: what has just come to lie on cards that are home still lies face up. */
export interface PassingPile extends KnownPile {
  readonly faceUp?: number;
}

type Columns = readonly KnownColumn[];

interface Place {
  readonly column: Seat;
  readonly row: number;
}

/**
 * The columns as a viewer sees them once this has happened and before anything that follows from it: nobody
 * has been turned over yet, and nothing is known that has not been shown.
 */
export function columnsAfter(columns: Columns, event: HeuchelEvent): Columns {
  switch (event.kind) {
    case 'moved':
      return moved(columns, event);
    case 'took': {
      const from = { column: event.column, row: event.row };
      const to = { column: event.seat, row: event.row };
      const taken = cardsOn(columns, from).slice(0, event.count);
      const under = { faceDown: false, cards: [...cardsOn(columns, to), ...taken] };
      return withPile(withoutTop(columns, from, event.count), to, under);
    }
    case 'showed':
    case 'came-home':
      return event.card ? named(columns, event, [event.card]) : columns;
    case 'lapsed':
    case 'removed':
      return withoutTop(columns, placeOf(event), event.cards.length);
    default:
      return columns;
  }
}

/** What is about to leave the board is seen by everybody first. */
export function uncovered(
  columns: Columns,
  event: Extract<HeuchelEvent, { readonly kind: 'lapsed' | 'removed' }>,
): Columns {
  return named(columns, placeOf(event), event.cards);
}

function moved(
  columns: Columns,
  { seat, from, by, count }: Extract<HeuchelEvent, { readonly kind: 'moved' }>,
): Columns {
  const start = { column: seat, row: from };
  const end = { column: seat, row: by.at(-1) ?? from };
  const going = cardsOn(columns, start).slice(0, count);
  const there = columns[seat - 1]?.[end.row - 1];
  const landed: PassingPile = {
    cards: [...going, ...(there?.cards ?? [])],
    faceDown: there?.faceDown ?? false,
    faceUp: going.length,
  };
  return withPile(withoutTop(columns, start, count), end, landed);
}

function placeOf(event: Extract<HeuchelEvent, { readonly kind: 'lapsed' | 'removed' }>): Place {
  return { column: event.kind === 'lapsed' ? event.column : event.seat, row: event.row };
}

function named(columns: Columns, place: Place, cards: readonly Card[]): Columns {
  const pile = columns[place.column - 1]?.[place.row - 1];
  if (!pile) return columns;
  const seen = cards.map((card): KnownCard => ({ card, known: 0 }));
  return withPile(columns, place, { ...pile, cards: [...seen, ...pile.cards.slice(seen.length)] });
}

function withoutTop(columns: Columns, place: Place, count: number): Columns {
  const cards = cardsOn(columns, place).slice(count);
  return withPile(columns, place, cards.length > 0 ? { cards, faceDown: false } : null);
}

function cardsOn(columns: Columns, { column, row }: Place): readonly KnownCard[] {
  return columns[column - 1]?.[row - 1]?.cards ?? [];
}

function withPile(columns: Columns, { column, row }: Place, pile: PassingPile | null): Columns {
  return columns.map((piles, index) =>
    index === column - 1 ? piles.map((other, floor) => (floor === row - 1 ? pile : other)) : piles,
  );
}
