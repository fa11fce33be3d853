import type { Viewer } from '@kast/kernel';
import type { LiveMatch } from '../live/live-match.ts';
import { seatOf } from '../live/seat-holders.ts';
import type { GuestId } from '../store/store.ts';

/** What somebody is at a table. Follows from who they are, never from what they ask. */
export interface Role {
  readonly viewer: Exclude<Viewer, 'open'>;
  /** Made this match, and hands out its invitations. */
  readonly isMaker: boolean;
}

/** Who looks, and with whose eyes: their own, or those of a watcher where a whole room sees the screen. */
export interface Looking {
  /** Nobody in particular, where it is undefined. */
  readonly guest: GuestId | undefined;
  readonly as?: 'watcher' | undefined;
}

/** Undefined for who may not even look. */
export function roleAt(live: LiveMatch, { guest, as }: Looking): Role | undefined {
  const { maker, watchers } = live.facts;
  const seat = guest === undefined ? undefined : seatOf(live, guest);
  const isMaker = maker === guest;
  if (seat === undefined && watchers === 'nobody' && !isMaker) return undefined;
  return { viewer: as ?? seat ?? 'watcher', isMaker };
}
