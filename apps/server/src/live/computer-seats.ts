import { computerLevel, type Level } from '@kast/bots';
import { type Match, must, type Seat, takeBackOrder } from '@kast/kernel';
import type { StoredSeat, Substitute } from '../store/store.ts';

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
    const hasResigned = resigned.includes(one.seat);
    const level = computerLevel(one, hasResigned) ?? substituteOf(one)?.level;
    return level === undefined ? [] : [{ seat: one.seat, level }];
  });
}

/** T12: a computer sits in for who is away. */
export function isSubstituted(seat: StoredSeat): boolean {
  return substituteOf(seat) !== undefined;
}

function substituteOf(seat: StoredSeat): Substitute | undefined {
  return seat.kind === 'person' ? seat.attendance?.substitute : undefined;
}

/** Whether the computer plays this seat. */
export function isComputer(
  { resigned }: Pick<Match, 'resigned'>,
  seats: readonly StoredSeat[],
  seat: Seat,
): boolean {
  const one = seats[seat - 1];
  if (!one) return false;
  return one.kind === 'bot' || resigned.includes(seat) || isSubstituted(one);
}

/** Whether it plays any. */
export function hasComputer(match: Pick<Match, 'resigned'>, seats: readonly StoredSeat[]): boolean {
  return seats.some(({ seat }) => isComputer(match, seats, seat));
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
