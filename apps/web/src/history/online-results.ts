import type { Outcome } from '@kast/kernel';
import type { ProfileResult } from '@kast/protocol/profile-client';
import { holdersFrom } from '../session/online/holders.ts';
import type { ArchivedMatch } from './archive.ts';

/** A match that the server knows of and this device does not; how many moves it had is not told. */
export function archivedResult(played: ProfileResult): ArchivedMatch {
  const { match, game, at, seat, seats } = played;
  const outcome = outcomeOf(played);
  return {
    id: match,
    source: 'online',
    game,
    finished: at,
    plies: 0,
    holders: holdersFrom(seats, seat),
    ...(outcome ? { outcome } : {}),
  };
}

/** By which rule it ended stands in its record; and of several opponents nobody says which of them has won. */
function outcomeOf({ seat, seats, result }: ProfileResult): Outcome | undefined {
  if (result === 'drawn') return { winners: [], rule: '' };
  if (result === 'won') return { winners: [seat], rule: '' };
  const [only, ...others] = seats.filter((one) => one.seat !== seat);
  return only && others.length === 0 ? { winners: [only.seat], rule: '' } : undefined;
}

/** What the device has goes before what the server says of it; what was thrown away here stays away. */
export function withOnline(
  here: readonly ArchivedMatch[],
  online: readonly ArchivedMatch[],
  removed: ReadonlySet<string>,
): readonly ArchivedMatch[] {
  const known = new Set(here.map(({ id }) => id));
  const others = online.filter(({ id }) => !known.has(id) && !removed.has(id));
  return [...here, ...others].toSorted((a, b) => b.finished - a.finished);
}
