import { randomBytes } from 'node:crypto';
import type { GuestId } from '../store/store.ts';

/** No cookie holds it: nobody is this player again. */
const MARK = '~';

/** Who held a seat before everything that was kept of them was deleted. */
export function newGoneId(): GuestId {
  return MARK + randomBytes(15).toString('base64url');
}

export function isGone(player: GuestId): boolean {
  return player.startsWith(MARK);
}
