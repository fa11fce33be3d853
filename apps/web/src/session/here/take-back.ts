import {
  fail,
  type Match,
  ok,
  type Refusal,
  type Result,
  type Seat,
  whyNoTakeBack,
} from '@kast/kernel';

/**
 * T6: the seats that take back, one after the other, until a move of a person is undone. A computer
 * never minds taking back its answer.
 */
export function takeBackPlan(
  match: Match,
  isBot: (seat: Seat) => boolean,
): Result<readonly Seat[], Refusal> {
  const last = match.takeBack?.seat;
  const refusal = whyNoTakeBack(match, last ?? 1);
  if (refusal) return fail(refusal);
  const seats: Seat[] = [];
  for (let move = match.takeBack; move; move = move.earlier) {
    seats.push(move.seat);
    if (!isBot(move.seat)) return ok(seats);
  }
  return fail({ rule: 'T6', reason: 'nothing-to-take-back', facts: {} });
}
