import { signal } from '@preact/signals';
import { pause } from '../device/pause.ts';
import { lookAtKept, watchConnection } from './kept-games.ts';
import { OFFLINE_FILES, type OfflineFiles } from './offline-files.ts';

/** Loads the app in its newest version, where that has been fetched and this page is still the old one. */
export const newerVersion = signal<(() => void) | undefined>(undefined);

/** In milliseconds: all files of the app are as much work as opening ten pages. */
const FIRST_LOOK = 3000;

/** Once the page has been looked at: what is kept for later must not hold up what is seen now. */
export function workOffline(): void {
  watchConnection();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const wait = navigator.serviceWorker.controller ? 0 : FIRST_LOOK;
  const begin = () => void pause(wait).then(register);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    registration.addEventListener('updatefound', () => watchInstalling(registration));
    await navigator.serviceWorker.ready;
    await lookAtKept();
    // A version that takes over may have had to let go of a game.
    navigator.serviceWorker.addEventListener('controllerchange', () => void lookAtKept());
    if (registration.waiting) await offer(registration.waiting);
  } catch {
    // A private window, a full disk, a server that is gone: the app works on with a connection.
  }
}

function watchInstalling({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    const isUpdate = installing.state === 'installed' && navigator.serviceWorker.controller;
    if (isUpdate) void offer(installing);
  });
}

/** A page that came from the server is the newest already: then its files may take over unnoticed. */
async function offer(waiting: ServiceWorker): Promise<void> {
  const active = (await (await fetch(OFFLINE_FILES)).json()) as OfflineFiles;
  if (document.documentElement.dataset['version'] !== active.version) {
    waiting.postMessage('take-over', {});
    return;
  }
  newerVersion.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take-over', {});
  };
}
