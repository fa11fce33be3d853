import { seatOf } from '../live/seat-holders.ts';
import type { GuestId } from '../store/store.ts';
import type { MatchServices } from './services.ts';

/** Shows the new name at every table that the guest sits at. */
export async function renameGuest(
  { store, live: matches }: Pick<MatchServices, 'store' | 'live'>,
  guest: GuestId,
  name: string,
): Promise<void> {
  await store.nameGuest(guest, name);
  for (const live of matches.all()) {
    if (seatOf(live, guest) === undefined) continue;
    live.changeTable({ names: new Map([...live.names, [guest, name]]) });
  }
}
