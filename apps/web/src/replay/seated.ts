import type { Holder } from '../session/holder.ts';
import type { ReadMatch } from './read-match.ts';

/** A record names nobody; the link that brought it may. */
export function holderIn({ players }: ReadMatch, seat: number): Holder {
  const player = players[seat - 1] ?? {};
  return { seat, kind: player.level === undefined ? 'person' : 'bot', ...player, present: true };
}
