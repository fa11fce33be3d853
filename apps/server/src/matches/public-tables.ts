import type { Watchers } from '@kast/protocol';
import type { GuestId } from '../store/store.ts';
import type { MatchServices } from './services.ts';

/** Who is blocked plays on where they sit, and neither sets nor joins a table that strangers come to. */
export async function mayNotBePublic(
  { store, now }: Pick<MatchServices, 'store' | 'now'>,
  guest: GuestId,
  watchers: Watchers,
): Promise<boolean> {
  if (watchers !== 'anyone') return false;
  return (await store.moderation.blockOf(guest, now())) !== undefined;
}
