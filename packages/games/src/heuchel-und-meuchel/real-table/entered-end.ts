import {
  fail,
  ok,
  type Outcome,
  type Refusal,
  type Result,
  type Seat,
  seatsOf,
} from '@kast/kernel';
import {
  type Card,
  classOf,
  goalRow,
  HAND,
  type HeuchelView,
  openScoreSheet,
  outcomeByScores,
  ROWS,
  startRow,
  totalOf,
} from '../rules/index.ts';

/** Where a card lies when a match with the real box has ended; without a row it has left the board. */
export interface PlacedCard {
  readonly card: Card;
  readonly seat: Seat;
  readonly row?: number;
}

export type EnteredEnd = readonly PlacedCard[];

/** Lays a card where it is now, wherever it was before. */
export function placeCard(
  end: EnteredEnd,
  placed: PlacedCard,
  seats: number,
): Result<EnteredEnd, Refusal> {
  const { card, row } = placed;
  const start = startRow(classOf(card));
  if (row !== undefined && row < start) {
    return fail({ rule: 'HM3.2', reason: 'below-start', facts: { card, row: start } });
  }
  const others = withoutCard(end, card);
  if (others.length >= seats * HAND) {
    return fail({ rule: 'HM2.1', reason: 'too-many', facts: { count: seats * HAND } });
  }
  return ok([...others, placed]);
}

export function withoutCard(end: EnteredEnd, card: Card): EnteredEnd {
  return end.filter((other) => other.card !== card);
}

/** HM5.1: most of them are at home. */
export function homeOf(card: Card): number {
  return goalRow(card);
}

export function missingCards(end: EnteredEnd, seats: number): number {
  return seats * HAND - end.length;
}

export type EndView = Pick<HeuchelView, 'columns' | 'gone'>;

/** HM8.4: everything is open. */
export function viewOfEnd(end: EnteredEnd, seats: number): EndView {
  const cardsOf = (seat: Seat, row: number | undefined): readonly Card[] =>
    end.filter((one) => one.seat === seat && one.row === row).map(({ card }) => card);
  return {
    columns: seatsOf(seats).map((seat) =>
      ROWS.map((row) => {
        const cards = cardsOf(seat, row).map((card) => ({ card, known: 0 }));
        return cards.length > 0 ? { cards, faceDown: false } : null;
      }),
    ),
    gone: seatsOf(seats).map((seat) => cardsOf(seat, undefined)),
  };
}

/** HM6.5; undefined until every card is there. */
export function outcomeOfEnd(end: EnteredEnd, seats: number): Outcome | undefined {
  if (missingCards(end, seats) > 0) return undefined;
  const view = viewOfEnd(end, seats);
  const scores = seatsOf(seats).map((seat) => totalOf(openScoreSheet(view, seat)));
  return outcomeByScores(scores, 'HM6.1');
}
