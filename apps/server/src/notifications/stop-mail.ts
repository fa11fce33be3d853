import { readStopToken } from '../mail/stop-token.ts';
import type { Store } from '../store/store.ts';
import type { NoticeKind } from './channel.ts';
import { nextDigest } from './digests.ts';

const KINDS: readonly NoticeKind[] = ['yourTurn', 'timeShort', 'digest'];

/** Ends one kind of mail for who got it, by the link that stood in it; undefined where it is none of ours. */
export async function stopMail(
  store: Pick<Store, 'accounts' | 'notifications'>,
  secret: string,
  token: string,
  now: number,
): Promise<NoticeKind | undefined> {
  const order = readStopToken(secret, token);
  const kind = KINDS.find((one) => one === order?.kind);
  if (!order || !kind) return undefined;
  const account = await store.accounts.find(order.account);
  const settings = account && (await store.notifications.settingsOf(account.player));
  if (account && settings?.mail?.[kind] === true) {
    const next = { ...settings, mail: { ...settings.mail, [kind]: false } };
    await store.notifications.setSettings(account.player, next, nextDigest(now, next));
  }
  // Also for who is gone: there is nothing left to end.
  return kind;
}
