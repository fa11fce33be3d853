import type { Pace } from '@kast/protocol';
import type { MatchServices } from '../matches/services.ts';
import type { GuestId } from '../store/store.ts';

/** In milliseconds: so far back it counts that somebody has left others sitting. */
const REMEMBERED = 7 * 86_400_000;
/** In milliseconds, for each time but the first, which may happen to anybody. */
const FOR_EACH = 30_000;
const LONGEST = 300_000;

/** T12: how long one who often leaves has to wait before they are looked for, in milliseconds. */
export async function patienceOf(
  { store, now }: Pick<MatchServices, 'store' | 'now'>,
  guest: GuestId,
  paces: readonly Pace[],
): Promise<number> {
  if (!paces.includes('live')) return 0;
  const departures = await store.departuresOf(guest, now() - REMEMBERED);
  return Math.min(LONGEST, FOR_EACH * Math.max(0, departures - 1));
}
