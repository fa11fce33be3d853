import { fail, must, ok, outcomeOf, type Result, type Seat } from '@kast/kernel';
import type { Rematch, WireError } from '@kast/protocol';
import { isGone } from '../live/gone-player.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { computersAt } from '../live/seat-info.ts';
import type { GuestId, StoredSeat } from '../store/store.ts';
import { beginMatch } from './create-match.ts';
import type { MatchServices } from './services.ts';
import { storeNewMatch } from './store-new-match.ts';

/**
 * The same table once more, everybody one seat on, under the newest rules. Whoever asks next lands in the
 * same match. Who is gone for good leaves a seat for anybody, and the table to who asks.
 */
export function rematch(
  services: MatchServices,
  live: LiveMatch,
  guest: GuestId,
): Promise<Result<Rematch, WireError<'not-over' | 'refused' | 'too-many-matches' | 'busy'>>> {
  return live.inTurn(async () => {
    // Another process may have brought it to its end.
    if (!outcomeOf(live.match)) await live.catchUp(services.store);
    if (live.rematch !== undefined) return ok({ id: live.rematch });
    if (!outcomeOf(live.match)) return fail({ code: 'not-over' });
    const { options, maker, account, watchers, clock, absence, rated } = live.facts;
    const game = must(await services.rules.newest(live.facts.game), 'the rules of this match');
    const begun = beginMatch(game, rotated(live), {
      options,
      maker: isGone(maker) ? guest : maker,
      account,
      watchers,
      now: services.now(),
      rematchOf: live.id,
      addsNonces: services.mayAddNonces(),
      clock,
      absence,
      rated,
    });
    if (!begun.ok) return begun;
    const made = await storeNewMatch(services, begun.value);
    if (!made.ok) return made;
    const id =
      made.value === 'created' ? begun.value.facts.id : await rematchMadeElsewhere(services, live);
    live.changeTable({ rematch: id });
    return ok({ id });
  });
}

function rotated({ seats, match }: LiveMatch): readonly StoredSeat[] {
  const computerAt = computersAt(seats, match.setup.seedHash);
  return seats
    .map((one) => ({
      ...renewed(one, computerAt),
      seat: (one.seat % seats.length) + 1,
    }))
    .toSorted((one, other) => one.seat - other.seat);
}

/**
 * Whose device has added a nonce is expected to add another one, for which it has to come by. A computer keeps its
 * name: whoever was beaten by it knows whom to beat.
 */
function renewed(seat: StoredSeat, computerAt: (seat: Seat) => string): StoredSeat {
  if (seat.kind === 'open') return seat;
  if (seat.kind === 'bot') return { ...seat, name: computerAt(seat.seat) };
  if (isGone(seat.holder)) return { seat: seat.seat, kind: 'open' };
  // Who was away is expected as everybody is.
  const { attendance: _, ...held } = seat;
  return held.nonce ? { ...held, nonce: { state: 'awaited' } } : held;
}

async function rematchMadeElsewhere({ store }: MatchServices, live: LiveMatch): Promise<string> {
  const stored = await store.findMatch(live.id);
  return must(stored?.rematch, 'the rematch that another process made');
}
