import { type Answer, type NotificationsAnswer, notificationsClient } from '@kast/protocol/client';
import { type ReadonlySignal, signal } from '@preact/signals';
import { language } from '../i18n/language.ts';

/** `unable`: this browser cannot be reached, `refused`: it may not. */
export type PushState = 'on' | 'off' | 'unable' | 'refused';

const client = notificationsClient();
const known = signal<PushState | undefined>(undefined);

/** As it was last found or made: the offer at a table and the settings tell the same, also while they wait for it. */
export const pushHere: ReadonlySignal<PushState | undefined> = known;

export async function lookAtPush(): Promise<PushState> {
  return note(await findPush());
}

async function findPush(): Promise<PushState> {
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
  const answer = await subscribe(key);
  if (typeof answer === 'string') note(answer);
  else note(answer.ok ? 'on' : 'off');
  return answer;
}

async function subscribe(key: string): ReturnType<typeof turnOn> {
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
  const kept = await subscription();
  if (kept) await tell(kept);
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
  const kept = await subscription();
  if (kept) {
    await client.unsubscribe(kept.endpoint);
    await kept.unsubscribe();
  }
  note('off');
}

function note(state: PushState): PushState {
  known.value = state;
  return state;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
