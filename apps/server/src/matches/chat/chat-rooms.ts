import { outcomeOf } from '@kast/kernel';
import type { ChatRoom } from '@kast/protocol';
import type { LiveMatch } from '../../live/live-match.ts';
import { seatOf } from '../../live/seat-holders.ts';
import type { Looking } from '../seat-authorization.ts';

const NONE: readonly ChatRoom[] = [];
const PLAYERS: readonly ChatRoom[] = ['players'];
const WATCHERS: readonly ChatRoom[] = ['watchers'];
const BOTH: readonly ChatRoom[] = ['players', 'watchers'];

/**
 * T14: until the match is over, players and watchers cannot read each other, in any game: advice would be as bad
 * as a secret. It follows from who somebody is and not from whose eyes they ask for: who holds a seat does not
 * get into the watchers' room by looking as one, and what players say is not shown to a whole room.
 */
export function readableRooms(live: LiveMatch, { guest, as }: Looking): readonly ChatRoom[] {
  const isPlayer = guest !== undefined && seatOf(live, guest) !== undefined;
  if (isPlayer && as === 'watcher') return NONE;
  if (outcomeOf(live.match)) return BOTH;
  return isPlayer ? PLAYERS : WATCHERS;
}
