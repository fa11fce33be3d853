import type { PushedNotice } from '@kast/protocol';
import type { StoredPushSubscription } from '../store/notification-store.ts';
import { encryptNotice } from './encrypt-notice.ts';
import { vapidAuthorization, type VapidKeys } from './vapid-keys.ts';

export interface PushSender {
  /** `gone`: nobody is behind the endpoint any more. */
  send(
    subscription: StoredPushSubscription,
    notice: PushedNotice,
  ): Promise<'sent' | 'gone' | 'failed' | 'dropped'>;
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
  const waiting: (() => void)[] = [];
  let underWay = 0;

  const turn = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (underWay < SENT_AT_ONCE) resolve();
    else waiting.push(resolve);
    await promise;
    underWay++;
  };
  const done = (): void => {
    underWay--;
    waiting.shift()?.();
  };

  return {
    async send(subscription, notice) {
      if (waiting.length >= MOST_WAITING) return 'dropped';
      await turn();
      try {
        return await post(subscription, notice);
      } catch {
        return 'failed';
      } finally {
        done();
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
