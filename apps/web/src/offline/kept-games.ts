import { signal } from '@preact/signals';
import {
  cacheName,
  KEPT_CACHE,
  KEPT_LIST,
  OFFLINE_FILES,
  type OfflineFiles,
  readKept,
} from './offline-files.ts';

/** The games that open without a connection; undefined where this browser keeps nothing. */
export const keptGames = signal<ReadonlySet<string> | undefined>(undefined);

/** Whether there is a connection, as far as the browser knows. */
export const isOnline = signal(navigator.onLine);

export function watchConnection(): void {
  const look = () => {
    isOnline.value = navigator.onLine;
  };
  addEventListener('online', look);
  addEventListener('offline', look);
}

/** Called when the service worker is at work: before, nothing would hand the files out. */
export async function lookAtKept(): Promise<void> {
  keptGames.value = new Set(await readKept(caches));
}

let last: Promise<unknown> = Promise.resolve();

/** Fetches all that these games need. One after another: two would write over each other's list. */
export function keepGames(ids: readonly string[]): Promise<void> {
  const done = last.then(() => keep(ids));
  last = done.catch(() => undefined);
  return done;
}

async function keep(ids: readonly string[]): Promise<void> {
  const missing = ids.filter((id) => keptGames.value && !keptGames.value.has(id));
  if (missing.length === 0) return;
  const { version, games } = (await (await fetch(OFFLINE_FILES)).json()) as OfflineFiles;
  const cache = await caches.open(cacheName(version));
  await fetchInGroups(cache, [...new Set(missing.flatMap((id) => games[id] ?? []))]);
  const kept = [...(await readKept(caches)), ...missing];
  const list = await caches.open(KEPT_CACHE);
  await list.put(KEPT_LIST, Response.json([...new Set(kept)]));
  await lookAtKept();
}

/** Sixty at once would hold the page up for as long as it takes to ask for them all. */
const FILES_AT_ONCE = 4;

async function fetchInGroups(cache: Cache, files: readonly string[]): Promise<void> {
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    await cache.addAll(files.slice(start, start + FILES_AT_ONCE));
  }
}
