import { fail, ok, type Result } from '@kast/kernel';
import type { SeatClaimed, WireError } from '@kast/protocol';
import { seatInvitedTo } from './invitation.ts';
import type { GuestId } from '../store/store.ts';
import type { House } from './house.ts';
import type { OpenTable } from './open-table.ts';
import { seatOf } from './roles.ts';

export type ClaimFailure = WireError<'bad-invitation' | 'seat-taken' | 'already-seated'>;

/** Claiming one's own seat again changes nothing and succeeds. */
export function claimSeat(
  { store, secret }: House,
  table: OpenTable,
  guest: GuestId,
  token: string,
): Promise<Result<SeatClaimed, ClaimFailure>> {
  return table.inTurn(async () => {
    const seats = table.seats.filter(({ kind }) => kind !== 'bot').map(({ seat }) => seat);
    const seat = seatInvitedTo(secret, table.id, seats, token);
    if (seat === undefined) return fail({ code: 'bad-invitation' });
    const held = seatOf(table, guest);
    if (held === seat) return ok({ seat });
    if (held !== undefined) return fail({ code: 'already-seated', seat: held });
    const taken = await store.takeSeat(table.id, seat, guest);
    if (taken === 'conflict') return fail({ code: 'seat-taken', seat });
    const name = (await store.namesOf([guest])).get(guest);
    if (name !== undefined) table.names = new Map([...table.names, [guest, name]]);
    table.seats = table.seats.map((one) =>
      one.seat === seat ? { seat, kind: 'person', holder: guest } : one,
    );
    table.tell();
    return ok({ seat });
  });
}
