import { type Level, LEVEL_AFTER_RESIGNING } from '@kast/bots';
import { type Match, MOST_UNDOS, must, type Seat, turnOf } from '@kast/kernel';
import type { StoredSeat } from '../store/store.ts';

export interface ComputerSeat {
  readonly seat: Seat;
  readonly level: Level;
}

/** Seats that the computer plays: those of bots, and those whose players have resigned. T3 */
export function computerSeats(
  { resigned }: Pick<Match, 'resigned'>,
  seats: readonly StoredSeat[],
): readonly ComputerSeat[] {
  return seats.flatMap((one) => {
    if (one.kind === 'bot') return [{ seat: one.seat, level: one.level }];
    const hasResigned = resigned.includes(one.seat);
    return hasResigned ? [{ seat: one.seat, level: LEVEL_AFTER_RESIGNING }] : [];
  });
}

/**
 * T6: who must take back, in order, for this seat's last move to be taken back. Computers oblige: they
 * take their answers back first. Undefined where somebody else stands in between.
 */
export function takeBackOrder(
  match: Match,
  seat: Seat,
  seats: readonly StoredSeat[],
): readonly Seat[] | undefined {
  if (turnOf(match).kind !== 'seats' || match.resigned.includes(seat)) return undefined;
  // T3: what was played for somebody who has resigned is not taken back any more.
  const obliges = (one: Seat): boolean =>
    seats[one - 1]?.kind === 'bot' && !match.resigned.includes(one);
  const order: Seat[] = [];
  for (const last of match.takeBacks.toReversed()) {
    order.push(last.seat);
    const undos = (match.spent[last.seat - 1]?.undos ?? 0) + countOf(order, last.seat);
    if (undos > MOST_UNDOS) return undefined;
    if (last.seat === seat) return order;
    if (!obliges(last.seat)) return undefined;
  }
  return undefined;
}

/** The place in the log of the move that such an order comes down to. */
export function takeBackTarget(match: Match, order: readonly Seat[]): number {
  return must(match.takeBacks.at(-order.length), 'the move to take back').ply;
}

function countOf(order: readonly Seat[], seat: Seat): number {
  return order.filter((one) => one === seat).length;
}
