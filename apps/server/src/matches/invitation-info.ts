import { fail, ok, type Result } from '@kast/kernel';
import type { InvitationInfo, WireError } from '@kast/protocol';
import { termsOf } from '../live/clock-info.ts';
import { tableFor } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { invitesToTable, seatInvitedTo } from './invitation.ts';
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
  const { game, options, maker, clock, rated } = live.facts;
  const seats = live.seats.filter(({ kind }) => kind !== 'bot').map(({ seat }) => seat);
  const seat = seatInvitedTo(secret, live.id, seats, token);
  if (seat === undefined && !invitesToTable(secret, live.id, token)) {
    return fail({ code: 'bad-invitation' });
  }
  const isFree = live.seats.some((one) => one.kind === 'open' && one.seat === (seat ?? one.seat));
  if (!isFree) return fail({ code: 'seat-taken', seat: seat ?? live.seats.length });
  const host = (await store.namesOf([maker])).get(maker);
  const { seats: sitting } = tableFor(live, 'watcher');
  return ok({
    game,
    options,
    ...(seat === undefined ? {} : { seat }),
    ...(host === undefined ? {} : { host }),
    seats: sitting,
    ...(clock ? { clock: termsOf(clock) } : {}),
    ...(rated ? { rated } : {}),
  });
}
