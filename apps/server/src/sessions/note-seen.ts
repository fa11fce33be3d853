import type { SessionHash } from '../store/accounts/account-store.ts';
import type { Store } from '../store/store.ts';

/** In milliseconds: a list of sessions needs it no better, and writing costs. */
const ROUGHLY = 10 * 60_000;

/** With a page that is opened, never with a move. */
export async function noteSeen(
  { store, now }: { readonly store: Store; readonly now: () => number },
  session: SessionHash,
): Promise<void> {
  const at = now();
  await store.accounts.noteSeen(session, at, at - ROUGHLY);
}
