import {
  fail,
  type Match,
  MOST_UNDOS,
  ok,
  type Refusal,
  type Result,
  type Seat,
  whyNoTakeBack,
} from '@kast/kernel';

/**
 * T6: the seats that take back, one after the other, until a move of a person is undone. A computer never
 * minds taking back its answer, except one that plays for somebody who has resigned: T3.
 */
export function takeBackPlan(
  match: Match,
  isBot: (seat: Seat) => boolean,
): Result<readonly Seat[], Refusal> {
  const nothing = { rule: 'T6', reason: 'nothing-to-take-back', facts: {} };
  const last = match.takeBacks.at(-1);
  if (last && match.resigned.includes(last.seat)) return fail(nothing);
  const refusal = whyNoTakeBack(match, last?.seat ?? 1);
  if (refusal) return fail(refusal);
  const seats: Seat[] = [];
  for (const { seat } of match.takeBacks.toReversed()) {
    if (match.resigned.includes(seat)) break;
    const undos = (match.spent[seat - 1]?.undos ?? 0) + seats.filter((one) => one === seat).length;
    if (undos >= MOST_UNDOS) {
      return fail({ rule: 'T6', reason: 'too-many-undos', facts: { most: MOST_UNDOS } });
    }
    seats.push(seat);
    if (!isBot(seat)) return ok(seats);
  }
  return fail(nothing);
}
