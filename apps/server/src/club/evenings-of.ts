import type { ClubSummary } from '@kast/protocol';
import type { GuestId, GuestsClub, Store } from '../store/store.ts';

/** As many as one page shows. */
const LISTED = 20;

/** One that nobody has ended is not brought up for ever. */
const AN_EVENING = 24 * 60 * 60 * 1000;

/** T17: the evenings that somebody runs or takes part in, the latest first. */
export async function eveningsOf(
  { clubs }: Pick<Store, 'clubs'>,
  guest: GuestId,
): Promise<ClubSummary[]> {
  return (await clubs.ofGuest(guest, { limit: LISTED })).map(summaryOf);
}

/** Those to which they could go back at once. */
export async function eveningsNow(
  { clubs }: Pick<Store, 'clubs'>,
  guest: GuestId,
  now: number,
): Promise<ClubSummary[]> {
  return (await clubs.ofGuest(guest, { limit: LISTED, since: now - AN_EVENING })).map(summaryOf);
}

function summaryOf({ id, settings: { name }, madeAt, isOver, isHost }: GuestsClub): ClubSummary {
  return { id, name, madeAt, isOver, isHost };
}
