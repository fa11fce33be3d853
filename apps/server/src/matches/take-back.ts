import { type Match, outcomeOf, type Seat } from '@kast/kernel';

/**
 * T6: who must take back, in order, for this seat's last move to be taken back. Bots oblige: they
 * take their answers back first. Undefined where somebody else stands in between.
 */
export function takeBackOrder(
  match: Match,
  seat: Seat,
  bots: readonly Seat[],
): readonly Seat[] | undefined {
  if (outcomeOf(match)) return undefined;
  const order: Seat[] = [];
  for (let last = match.takeBack; last; last = last.earlier) {
    order.push(last.seat);
    if (last.seat === seat) return order;
    if (!bots.includes(last.seat)) return undefined;
  }
  return undefined;
}
