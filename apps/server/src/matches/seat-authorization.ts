import type { Viewer } from '@kast/kernel';
import { type LiveMatch, seatOf } from '../live/live-match.ts';
import type { GuestId } from '../store/store.ts';

/** What somebody is at a table. Follows from who they are, never from what they ask. */
export interface Role {
  readonly viewer: Exclude<Viewer, 'open'>;
  /** Made this match, and hands out its invitations. */
  readonly isMaker: boolean;
}

/** Undefined for who may not even look. */
export function roleAt(live: LiveMatch, guest: GuestId | undefined): Role | undefined {
  const { maker, watchers } = live.facts;
  const seat = guest === undefined ? undefined : seatOf(live, guest);
  const isMaker = maker === guest;
  if (seat !== undefined) return { viewer: seat, isMaker };
  if (watchers !== 'nobody' || isMaker) return { viewer: 'watcher', isMaker };
  return undefined;
}
