import { seatsOf } from '@kast/kernel';
import type { Holder } from '../session/holder.ts';
import type { ReadMatch } from './read-match.ts';

/** Who sat at the table of a match that is looked back at. */
export function seatedIn(read: ReadMatch, holders: readonly Holder[] | undefined): Holder[] {
  if (holders) return holders.map(asSeatedThen);
  return seatsOf(read.playthrough.match.setup.seats).map((seat) => holderIn(read, seat));
}

/** Nobody is waited for there, and nobody is away. */
function asSeatedThen(holder: Holder): Holder {
  const then: { -readonly [Key in keyof Holder]: Holder[Key] } = { ...holder, present: true };
  delete then.away;
  delete then.substitute;
  return then;
}

/** A record names nobody; the link that brought it may. */
function holderIn({ players }: ReadMatch, seat: number): Holder {
  const player = players[seat - 1] ?? {};
  return { seat, kind: player.level === undefined ? 'person' : 'bot', ...player, present: true };
}
