import { fail, ok, type Result, type Seat } from '@kast/kernel';
import type { SeatClaim, SeatClaimed, WireError } from '@kast/protocol';
import { invitesToTable, seatInvitedTo } from './invitation.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { seatOf } from '../live/seat-holders.ts';
import type { GuestId } from '../store/store.ts';
import { drawDueChance } from './draw-due-chance.ts';
import type { MatchServices } from './services.ts';
import { startClockIfSeated } from './start-clock.ts';

export type ClaimFailure = WireError<
  'bad-invitation' | 'seat-taken' | 'already-seated' | 'bad-rated'
>;

/** Claiming one's own seat again changes nothing and succeeds: it stays bound to the first nonce. */
export function claimSeat(
  services: Pick<MatchServices, 'store' | 'secret' | 'now'>,
  live: LiveMatch,
  guest: GuestId,
  claim: SeatClaim,
): Promise<Result<SeatClaimed, ClaimFailure>> {
  const { store, secret } = services;
  const { nonceHash } = claim;
  return live.inTurn(async () => {
    const held = seatOf(live, guest);
    const invited = seatIn(secret, live, claim, held);
    if (!invited.ok) return invited;
    const seat = invited.value;
    if (held === seat) {
      // The draw that followed the first claim may have failed.
      await drawDueChance(live, services);
      await startClockIfSeated(live, services);
      return ok({ seat });
    }
    if (held !== undefined) return fail({ code: 'already-seated', seat: held });
    // T16
    if (live.facts.rated && !(await store.accounts.isOwned(guest))) {
      return fail({ code: 'bad-rated', problem: 'needs-account' });
    }
    // Where chance was drawn before anybody could add to it, there is nothing to be bound to.
    await store.takeSeat(live.id, seat, guest, live.nonces === 'open' ? nonceHash : undefined);
    await live.catchUp(store);
    await drawDueChance(live, services);
    await startClockIfSeated(live, services);
    const now = seatOf(live, guest);
    if (now === seat) return ok({ seat });
    return fail(
      now === undefined ? { code: 'seat-taken', seat } : { code: 'already-seated', seat: now },
    );
  });
}

function seatIn(
  secret: string,
  { id, seats }: LiveMatch,
  { token, seat: wished }: SeatClaim,
  held: Seat | undefined,
): Result<Seat, ClaimFailure> {
  const forPeople = seats.filter(({ kind }) => kind !== 'bot').map(({ seat }) => seat);
  const seat = seatInvitedTo(secret, id, forPeople, token);
  if (seat !== undefined) return ok(seat);
  if (!invitesToTable(secret, id, token)) return fail({ code: 'bad-invitation' });
  if (held !== undefined) return ok(held);
  const free = seats.filter(({ kind }) => kind === 'open').map((open) => open.seat);
  const chosen = wished ?? free[0] ?? seats.length;
  return free.includes(chosen) ? ok(chosen) : fail({ code: 'seat-taken', seat: chosen });
}
