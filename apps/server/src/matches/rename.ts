import type { GuestId } from '../store/store.ts';
import type { House } from './house.ts';
import { seatOf } from './roles.ts';

/** Shows the new name at every table that the guest sits at. */
export async function rename(
  { store, tables }: House,
  guest: GuestId,
  name: string,
): Promise<void> {
  await store.nameGuest(guest, name);
  for (const table of tables.open()) {
    if (seatOf(table, guest) === undefined) continue;
    table.names = new Map([...table.names, [guest, name]]);
    table.tell();
  }
}
