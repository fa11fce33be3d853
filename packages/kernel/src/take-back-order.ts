import { MOST_UNDOS, whyNoTakeBack } from './acts.ts';
import type { Match } from './match.ts';
import type { TableRefusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import type { Seat } from './seat.ts';

export interface TakeBackParties {
  /** Whose last move is to be undone. */
  readonly isTheirs: (seat: Seat) => boolean;
  /** Who takes back what came after it, when asked: a computer. */
  readonly obliges: (seat: Seat) => boolean;
}

/**
 * T6: the seats that take back, one after the other, until that move is undone. T3: what was done for
 * somebody who has resigned is not taken back any more.
 */
export function takeBackOrder(
  match: Match,
  { isTheirs, obliges }: TakeBackParties,
): Result<readonly Seat[], TableRefusal> {
  const last = match.takeBacks.at(-1);
  if (last && match.resigned.includes(last.seat)) return fail(NOTHING);
  const refusal = whyNoTakeBack(match, last?.seat ?? 1);
  if (refusal) return fail(refusal);
  const order: Seat[] = [];
  for (const { seat } of match.takeBacks.toReversed()) {
    if (match.resigned.includes(seat)) break;
    const undos = (match.spent[seat - 1]?.undos ?? 0) + order.filter((one) => one === seat).length;
    if (undos >= MOST_UNDOS) {
      return fail({ rule: 'T6', reason: 'too-many-undos', facts: { most: MOST_UNDOS } });
    }
    order.push(seat);
    if (isTheirs(seat)) return ok(order);
    if (!obliges(seat)) break;
  }
  return fail(NOTHING);
}

const NOTHING: TableRefusal = { rule: 'T6', reason: 'nothing-to-take-back', facts: {} };
