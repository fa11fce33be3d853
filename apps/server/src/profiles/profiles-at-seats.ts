import type { SeatProfile } from '@kast/protocol';
import type { MatchServices } from '../matches/services.ts';
import type { GuestId, StoredSeat } from '../store/store.ts';

type Needed = Pick<MatchServices, 'store' | 'now'>;

/** T18: whose pages everybody may look at, of those who sit at these tables. */
export async function shownPlayers(
  { store, now }: Needed,
  tables: readonly (readonly StoredSeat[])[],
): Promise<ReadonlySet<GuestId>> {
  const holders = tables.flatMap((seats) => seats.flatMap(holderOf));
  return store.profiles.shownAmong([...new Set(holders)], now());
}

/** Guests are left out: they are not recognised from one table to the next. */
export function profilesAtSeats(
  seats: readonly StoredSeat[],
  shown: ReadonlySet<GuestId>,
): SeatProfile[] {
  return seats.flatMap((one) =>
    one.kind === 'person' && shown.has(one.holder) ? [{ seat: one.seat, player: one.holder }] : [],
  );
}

function holderOf(seat: StoredSeat): readonly GuestId[] {
  return seat.kind === 'person' ? [seat.holder] : [];
}
