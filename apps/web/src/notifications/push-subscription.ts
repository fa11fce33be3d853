import { type Answer, type NotificationsAnswer, notificationsClient } from '@kast/protocol/client';
import { language } from '../i18n/language.ts';

/** `unable`: this browser cannot be reached, `refused`: it may not. */
export type PushState = 'on' | 'off' | 'unable' | 'refused';

const client = notificationsClient();

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'unable';
  }
  if (Notification.permission === 'denied') return 'refused';
  try {
    return (await subscription()) ? 'on' : 'off';
  } catch {
    return 'unable';
  }
}

/** Asks for permission, which the browser grants only to who has just pressed something. */
export async function turnOn(
  key: string,
): Promise<Answer<NotificationsAnswer> | Exclude<PushState, 'on'>> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off';
  try {
    const registration = await navigator.serviceWorker.ready;
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    return await tell(made);
  } catch {
    // A private window, or a browser without a push service behind it.
    return 'unable';
  }
}

/** The server forgets what somebody else may have subscribed to; this browser says so anew, if it had. */
export async function subscribeAgain(): Promise<void> {
  const known = await subscription();
  if (known) await tell(known);
}

function tell(made: PushSubscription): Promise<Answer<NotificationsAnswer>> {
  const { endpoint, keys } = made.toJSON();
  return client.subscribe({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    language: language(),
  });
}

export async function turnOff(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await client.unsubscribe(known.endpoint);
  await known.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
