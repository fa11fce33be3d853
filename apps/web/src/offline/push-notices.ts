import type { PushedNotice } from '@kast/protocol/client';

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends LastingEvent {
  readonly notification: Notification;
}

interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** What is used here of a service worker's own world. */
export interface PushScope {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

/** Shows what the server pushes, and leads there who presses it. */
export function showPushed(scope: PushScope): void {
  const windows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

  const show = async (notice: PushedNotice): Promise<void> => {
    // Whoever has it before their eyes need not be told.
    const open = await windows();
    const isSeen = open.some(
      ({ url, visibilityState }) =>
        visibilityState === 'visible' && new URL(url).pathname === notice.path,
    );
    if (isSeen) return;
    const { title, body, tag, path } = notice;
    const icon = '/icon-192.png';
    await scope.registration.showNotification(title, { body, tag, icon, data: path });
  };

  const open = async (path: string): Promise<void> => {
    const [first] = (await windows()).toSorted(
      (one, other) => Number(isAt(other, path)) - Number(isAt(one, path)),
    );
    if (!first) return void (await scope.clients.openWindow(path));
    await first.focus();
    if (!isAt(first, path)) await first.navigate(path);
  };

  scope.addEventListener('push', (event) => {
    const notice: unknown = event.data?.json();
    if (isNotice(notice)) event.waitUntil(show(notice));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path: unknown = event.notification.data;
    event.waitUntil(open(typeof path === 'string' ? path : '/'));
  });
}

function isAt({ url }: WindowClient, path: string): boolean {
  return new URL(url).pathname === path;
}

function isNotice(value: unknown): value is PushedNotice {
  if (typeof value !== 'object' || value === null) return false;
  const { title, body, path, tag } = value as Partial<PushedNotice>;
  return [title, body, path, tag].every((part) => typeof part === 'string');
}
