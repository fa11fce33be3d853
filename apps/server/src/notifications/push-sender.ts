import type { PushedNotice } from '@kast/protocol';
import { someAtOnce } from '../scheduler/some-at-once.ts';
import type { StoredPushSubscription } from '../store/notification-store.ts';
import type { Delivery } from './channel.ts';
import { encryptNotice } from './encrypt-notice.ts';
import { vapidAuthorization, type VapidKeys } from './vapid-keys.ts';

export interface PushSender {
  send(subscription: StoredPushSubscription, notice: PushedNotice): Promise<Delivery>;
}

export interface PushSenderOptions {
  readonly keys: VapidKeys;
  /** How a push service finds who runs this server: an address of a page or of mail. */
  readonly contact: string;
  readonly now: () => number;
}

/** A notice of yesterday helps nobody. */
const SECONDS_KEPT_BY_SERVICE = 12 * 60 * 60;
const SENT_AT_ONCE = 8;
const MOST_WAITING = 2000;
const PATIENCE = 10_000;

/** Sends by Web Push, some at a time; where a push service is slow, what would wait behind too many is dropped. */
export function pushSender({ keys, contact, now }: PushSenderOptions): PushSender {
  const turns = someAtOnce(SENT_AT_ONCE, MOST_WAITING);
  return {
    async send(subscription, notice) {
      try {
        return (await turns(() => post(subscription, notice))) ?? 'dropped';
      } catch {
        return 'failed';
      }
    },
  };

  async function post(
    { endpoint, p256dh, auth }: StoredPushSubscription,
    notice: PushedNotice,
  ): Promise<'sent' | 'gone' | 'failed'> {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: vapidAuthorization(keys, { endpoint, contact, now: now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(SECONDS_KEPT_BY_SERVICE),
        urgency: 'normal',
      },
      body: new Uint8Array(encryptNotice(JSON.stringify(notice), { p256dh, auth })),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) return 'gone';
    return answer.ok ? 'sent' : 'failed';
  }
}
