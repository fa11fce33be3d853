import { must, type Seat, type Vantage, type Viewer } from '@kast/kernel';
import type { HeuchelOptions } from '../info.ts';
import { type Card, CLASSES, classOf, startRow } from './cards.ts';
import { ROWS } from './columns.ts';
import type { HeuchelEvent, LaidPile } from './events.ts';
import {
  type KnownCard,
  type KnownColumn,
  type KnownPile,
  mustRemember,
  openCards,
} from './knowing.ts';
import type { HeuchelState } from './state.ts';

/** HM8.3: what a viewer keeps in mind who forgets nothing; empty where the table shows all of it. */
export interface HeuchelMemory {
  /** The own cards as dealt, and in the order that they were given, until the board is laid out. */
  readonly hand: readonly Card[];
  readonly stacks: readonly (readonly Card[])[];
  /** As `view` has them with `aid`; none before the board is laid out. */
  readonly columns: readonly KnownColumn[];
}

const NOTHING: HeuchelMemory = { hand: [], stacks: [], columns: [] };

export function remember(
  before: HeuchelMemory | undefined,
  events: readonly HeuchelEvent[],
  { viewer, seats, options }: Vantage,
): HeuchelMemory {
  if ((options as HeuchelOptions).memory === 'aid') return NOTHING;
  return events.reduce(
    (memory, event) => afterEvent(memory, event, viewer, seats),
    before ?? NOTHING,
  );
}

/** HM8.3: what is covered by now is not told again. */
export function recall(event: HeuchelEvent, now: HeuchelState, viewer: Viewer): HeuchelEvent {
  if (!mustRemember(now) || viewer === 'open') return event;
  const open = openCards(now);
  const told = (card: Card | null): Card | null => (card && open.has(card) ? card : null);
  switch (event.kind) {
    case 'dealt':
      return now.phase === 'arranging' ? event : { ...event, hand: [] };
    case 'arranged':
      return now.phase === 'arranging' ? event : { kind: 'arranged', seat: event.seat };
    case 'laid-out': {
      const piles = event.piles?.map((pile) => ({ ...pile, top: told(pile.top) }));
      return piles ? { ...event, piles } : event;
    }
    case 'showed':
    case 'came-home':
    case 'arrived':
      return { ...event, card: told(event.card) };
    default:
      return event;
  }
}

function afterEvent(
  memory: HeuchelMemory,
  event: HeuchelEvent,
  viewer: Viewer,
  seats: number,
): HeuchelMemory {
  const { columns } = memory;
  switch (event.kind) {
    case 'dealt':
      return { ...memory, hand: event.hand };
    case 'arranged':
      return event.stacks ? { ...memory, stacks: event.stacks } : memory;
    case 'laid-out':
      return { ...NOTHING, columns: laidOut(event.piles ?? [], memory, viewer, seats) };
    case 'moved': {
      const { seat, from, count } = event;
      const to = event.by.at(-1) ?? from;
      const lying = must(pileIn(columns, seat, from), 'a stack that moved').cards;
      const there = pileIn(columns, seat, to)?.cards ?? [];
      const left = withPile(columns, seat, from, pileOf(lying.slice(count)));
      return {
        ...memory,
        columns: withPile(left, seat, to, pileOf([...lying.slice(0, count), ...there])),
      };
    }
    case 'took': {
      const { seat, column, row, count } = event;
      const theirs = must(pileIn(columns, column, row), 'a stack that was taken from').cards;
      const own = must(pileIn(columns, seat, row), 'the stack that took').cards;
      const left = withPile(columns, column, row, pileOf(theirs.slice(count)));
      const taken = pileOf([...own, ...theirs.slice(0, count)]);
      return { ...memory, columns: withPile(left, seat, row, taken) };
    }
    case 'showed':
      return { ...memory, columns: withTop(columns, event.column, event.row, event.card, false) };
    case 'came-home':
      return { ...memory, columns: withTop(columns, event.column, event.row, event.card, true) };
    case 'arrived':
      return { ...memory, columns: withTop(columns, event.seat, event.row, event.card, true) };
    case 'lapsed':
      return { ...memory, columns: withPile(columns, event.column, event.row, null) };
    case 'removed': {
      const { seat, row, cards } = event;
      const lying = must(pileIn(columns, seat, row), 'a stack that lost cards').cards;
      return {
        ...memory,
        columns: withPile(columns, seat, row, pileOf(lying.slice(cards.length))),
      };
    }
    default:
      return memory;
  }
}

/** HM2.2, HM2.3: of one's own stacks every card, of the others' the top card and the class. */
function laidOut(
  piles: readonly LaidPile[],
  { hand, stacks }: HeuchelMemory,
  viewer: Viewer,
  seats: number,
): readonly KnownColumn[] {
  return Array.from({ length: seats }, (_, index) =>
    ROWS.map((row) => {
      const seat = index + 1;
      const pile = piles.find((laid) => laid.column === seat && laid.row === row);
      const kind = CLASSES.find((each) => startRow(each) === row);
      if (!pile || !kind) return null;
      const own = seat === viewer ? ownCards(hand, stacks, kind) : [];
      return pileOf(
        Array.from({ length: pile.count }, (_, height): KnownCard => {
          const known = height === 0 ? 0 : seat;
          return { card: own[height] ?? (height === 0 && pile.top ? pile.top : `${kind}?`), known };
        }),
      );
    }),
  );
}

function ownCards(
  hand: readonly Card[],
  stacks: readonly (readonly Card[])[],
  kind: string,
): readonly Card[] {
  const isKind = (card: Card | undefined): boolean => card !== undefined && classOf(card) === kind;
  return stacks.find(([top]) => isKind(top)) ?? hand.filter(isKind);
}

function pileIn(
  columns: readonly KnownColumn[],
  seat: Seat,
  row: number,
): KnownPile | null | undefined {
  return columns[seat - 1]?.[row - 1];
}

function pileOf(cards: readonly KnownCard[]): KnownPile | null {
  return cards.length === 0 ? null : { cards, faceDown: false };
}

/** HM8.1: a card that comes to lie on top is known to everybody from then on. */
function withTop(
  columns: readonly KnownColumn[],
  seat: Seat,
  row: number,
  card: Card | null,
  faceDown: boolean,
): readonly KnownColumn[] {
  const [top, ...rest] = must(pileIn(columns, seat, row), 'a stack that shows a card').cards;
  const shown = { card: card ?? must(top, 'a top card').card, known: 0 };
  return withPile(columns, seat, row, { cards: [shown, ...rest], faceDown });
}

function withPile(
  columns: readonly KnownColumn[],
  seat: Seat,
  row: number,
  pile: KnownPile | null,
): readonly KnownColumn[] {
  return columns.with(seat - 1, must(columns[seat - 1], `column ${seat}`).with(row - 1, pile));
}
