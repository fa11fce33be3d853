import { type Match, outcomeOf, type Seat } from '@kast/kernel';
import type { ComputerSeat } from './roles.ts';

/**
 * T6: who must take back, in order, for this seat's last move to be taken back. Computers oblige:
 * they take their answers back first. Undefined where somebody else stands in between.
 */
export function takeBackOrder(
  match: Match,
  seat: Seat,
  computers: readonly ComputerSeat[],
): readonly Seat[] | undefined {
  if (outcomeOf(match)) return undefined;
  const isComputer = (one: Seat): boolean => computers.some((computer) => computer.seat === one);
  const order: Seat[] = [];
  for (let last = match.takeBack; last; last = last.earlier) {
    order.push(last.seat);
    if (last.seat === seat) return order;
    if (!isComputer(last.seat)) return undefined;
  }
  return undefined;
}
