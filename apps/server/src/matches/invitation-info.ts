import { fail, ok, type Result } from '@kast/kernel';
import type { InvitationInfo, WireError } from '@kast/protocol';
import { tableFor } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { seatInvitedTo } from './invitation.ts';
import type { MatchServices } from './services.ts';

/**
 * What an invitation says to whoever holds it, also where nobody may look on: to which seat of what it
 * invites, and who sits there already. Nothing of how the match stands.
 */
export async function invitationInfo(
  { store, secret }: Pick<MatchServices, 'store' | 'secret'>,
  live: LiveMatch,
  token: string,
): Promise<Result<InvitationInfo, WireError<'bad-invitation' | 'seat-taken'>>> {
  const { game, options, maker } = live.facts;
  const seats = live.seats.filter(({ kind }) => kind !== 'bot').map(({ seat }) => seat);
  const seat = seatInvitedTo(secret, live.id, seats, token);
  if (seat === undefined) return fail({ code: 'bad-invitation' });
  if (live.seats[seat - 1]?.kind !== 'open') return fail({ code: 'seat-taken', seat });
  const host = (await store.namesOf([maker])).get(maker);
  const { seats: sitting } = tableFor(live, 'watcher');
  return ok({
    game,
    options,
    seat,
    ...(host === undefined ? {} : { host }),
    seats: sitting.map(({ nonce: _, ...info }) => info),
  });
}
