import { type Outcome, type Seat, seatsOf } from '@kast/kernel';
import { type Card, goalRow, isCard, rankOf } from './cards.ts';
import { columnOf } from './columns.ts';
import type { HeuchelView } from './view.ts';
import type { HeuchelState } from './state.ts';

/** One line of the score sheet. */
export interface ScoreLine {
  readonly card: Card;
  /** Where it lay; undefined if it had left the board. */
  readonly row: number | undefined;
  readonly points: number;
}

export function outcomeOf(state: HeuchelState, rule: Ending): Outcome {
  return outcomeByScores(
    seatsOf(state.seats).map((seat) => totalOf(scoreSheet(state, seat))),
    rule,
  );
}

/** Why it is over: HM6.1, with the die HM7.6. */
export type Ending = 'HM6.1' | 'HM7.6';

/** HM6.5 */
export function outcomeByScores(scores: readonly number[], rule: Ending): Outcome {
  const best = Math.max(...scores);
  const winners = seatsOf(scores.length).filter((seat) => scores[seat - 1] === best);
  return { winners, scores, rule };
}

/** HM6.2, HM6.3: what a card counts on a row; without one it has left the board. */
export function pointsFor(card: Card, row: number | undefined): number {
  return row !== undefined && row >= goalRow(card) ? rankOf(card) : -rankOf(card);
}

export function totalOf(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** HM6.4: every card for itself. */
export function scoreSheet(
  state: Pick<HeuchelState, 'columns' | 'gone'>,
  seat: Seat,
): readonly ScoreLine[] {
  const onBoard = columnOf(state, seat).flatMap((pile, index) =>
    (pile?.cards ?? []).map(({ card }): ScoreLine => {
      const row = index + 1;
      return { card, row, points: pointsFor(card, row) };
    }),
  );
  const left = (state.gone[seat - 1] ?? []).map(
    (card): ScoreLine => ({ card, row: undefined, points: pointsFor(card, undefined) }),
  );
  return [...onBoard, ...left];
}

/** HM8.4: at the end every card is known. */
export function openScoreSheet(
  { columns, gone }: Pick<HeuchelView, 'columns' | 'gone'>,
  seat: Seat,
): readonly ScoreLine[] {
  const open = columns.map((column) =>
    column.map((pile) => {
      if (!pile) return null;
      const cards = pile.cards.flatMap(({ card }) => (isCard(card) ? [{ card, known: 0 }] : []));
      return { ...pile, cards };
    }),
  );
  return scoreSheet({ columns: open, gone }, seat);
}
