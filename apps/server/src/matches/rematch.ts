import { fail, must, ok, outcomeOf, type Result } from '@kast/kernel';
import type { Rematch, WireError } from '@kast/protocol';
import type { StoredSeat } from '../store/store.ts';
import type { House } from './house.ts';
import { checkMatchLimit } from './match-limit.ts';
import type { OpenTable } from './open-table.ts';
import { newSeed } from './secrets.ts';
import { beginMatch } from './set-table.ts';

/** The same table once more, everybody one seat on. Whoever asks next lands in the same match. */
export function rematch(
  house: House,
  table: OpenTable,
): Promise<Result<Rematch, WireError<'not-over' | 'too-many-matches'>>> {
  return table.inTurn(async () => {
    if (table.rematch !== undefined) return ok({ id: table.rematch });
    if (!outcomeOf(table.match)) return fail({ code: 'not-over' });
    const { options, maker, watchers } = table.facts;
    const allowed = await checkMatchLimit(house, maker);
    if (!allowed.ok) return allowed;
    const game = must(await house.shelf.rulesOf(table.facts.game), 'the rules of this match');
    const next = beginMatch(house, game, {
      facts: { options, maker, watchers, seed: newSeed(), rematchOf: table.id },
      seats: rotated(table.seats),
    });
    const made = await house.store.makeMatch(next);
    const id = made === 'made' ? next.facts.id : await rematchMadeElsewhere(house, table);
    table.rematch = id;
    table.tell();
    return ok({ id });
  });
}

function rotated(seats: readonly StoredSeat[]): readonly StoredSeat[] {
  return seats
    .map((one) => ({ ...one, seat: (one.seat % seats.length) + 1 }))
    .toSorted((one, other) => one.seat - other.seat);
}

async function rematchMadeElsewhere({ store }: House, table: OpenTable): Promise<string> {
  const stored = await store.findMatch(table.id);
  return must(stored?.rematch, 'the rematch that another process made');
}
