import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { MatchServices } from '../matches/services.ts';
import type { GuestId } from '../store/store.ts';
import { isBlocked } from './friend-links.ts';

/** In milliseconds: who has not come by then does not come. T18 */
export const INVITED_FOR = 3 * 24 * 60 * 60 * 1000;

/** As many as one may have open at a time. */
const MOST_OPEN = 100;

/** T18: who set a table asks a friend to a seat there that is still free. */
export async function inviteFriend(
  { store, now }: Pick<MatchServices, 'store' | 'now'>,
  live: LiveMatch,
  from: GuestId,
  friend: GuestId,
): Promise<
  Result<void, WireError<'unknown-friend' | 'seat-taken' | 'blocked' | 'too-many-invitations'>>
> {
  if (!(await store.friends.areFriends(from, friend))) return fail({ code: 'unknown-friend' });
  if (await isBlocked({ store, now }, from)) return fail({ code: 'blocked' });
  if (live.seats.every(({ kind }) => kind !== 'open')) {
    return fail({ code: 'seat-taken', seat: live.seats.length });
  }
  const at = now();
  const invited = await store.friends.inviteToTable(
    { player: friend, match: live.id, from, at },
    { most: MOST_OPEN, since: at - INVITED_FOR },
  );
  return invited === 'invited'
    ? ok(undefined)
    : fail({ code: 'too-many-invitations', limit: MOST_OPEN });
}
