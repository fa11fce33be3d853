import { computerLevel, type Level } from '@kast/bots';
import { type Match, must, type Seat, takeBackOrder } from '@kast/kernel';
import type { StoredSeat } from '../store/store.ts';

export interface ComputerSeat {
  readonly seat: Seat;
  readonly level: Level;
}

/** Seats that the computer plays: those of bots, those whose players have resigned (T3), or are away (T12). */
export function computerSeats(
  { resigned }: Pick<Match, 'resigned'>,
  seats: readonly StoredSeat[],
): readonly ComputerSeat[] {
  return seats.flatMap((one) => {
    const level = computerLevel(one, resigned.includes(one.seat) || isSubstituted(one));
    return level === undefined ? [] : [{ seat: one.seat, level }];
  });
}

/** T12: a computer sits in for who is away. */
export function isSubstituted(seat: StoredSeat): boolean {
  return seat.kind === 'person' && seat.attendance?.substituteFrom !== undefined;
}

/** T6: who must take back, in order, for this seat's last move to be taken back. Computers oblige. */
export function takeBackOrderFor(
  match: Match,
  seat: Seat,
  seats: readonly StoredSeat[],
): readonly Seat[] | undefined {
  if (match.resigned.includes(seat)) return undefined;
  const order = takeBackOrder(match, {
    isTheirs: (one) => one === seat,
    obliges: (one) => seats[one - 1]?.kind === 'bot',
  });
  return order.ok ? order.value : undefined;
}

/** The place in the log of the move that such an order comes down to. */
export function takeBackTarget(match: Match, order: readonly Seat[]): number {
  return must(match.takeBacks.at(-order.length), 'the move to take back').ply;
}
