import { fail, ok, type Result } from '@kast/kernel';
import type { SeatClaimed, WireError } from '@kast/protocol';
import { seatInvitedTo } from './invitation.ts';
import { type LiveMatch, seatOf } from '../live/live-match.ts';
import type { GuestId } from '../store/store.ts';
import type { MatchServices } from './services.ts';

export type ClaimFailure = WireError<'bad-invitation' | 'seat-taken' | 'already-seated'>;

/** Claiming one's own seat again changes nothing and succeeds. */
export function claimSeat(
  { store, secret }: Pick<MatchServices, 'store' | 'secret'>,
  live: LiveMatch,
  guest: GuestId,
  token: string,
): Promise<Result<SeatClaimed, ClaimFailure>> {
  return live.inTurn(async () => {
    const seats = live.seats.filter(({ kind }) => kind !== 'bot').map(({ seat }) => seat);
    const seat = seatInvitedTo(secret, live.id, seats, token);
    if (seat === undefined) return fail({ code: 'bad-invitation' });
    const held = seatOf(live, guest);
    if (held === seat) return ok({ seat });
    if (held !== undefined) return fail({ code: 'already-seated', seat: held });
    await store.takeSeat(live.id, seat, guest);
    await live.catchUp(store);
    const now = seatOf(live, guest);
    if (now === seat) return ok({ seat });
    return fail(
      now === undefined ? { code: 'seat-taken', seat } : { code: 'already-seated', seat: now },
    );
  });
}
