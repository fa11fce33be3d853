import { cacheName, isFileCache, type OfflineFiles, readKept } from './offline-files.ts';

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What is used of a service worker's own world: the types of the page's do not know it. */
interface ServiceWorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
}

declare const self: ServiceWorkerScope;
/** Put in by the build. */
declare const __OFFLINE_FILES__: OfflineFiles;

const { version, app, games } = __OFFLINE_FILES__;

self.addEventListener('install', (event) => event.waitUntil(fetchFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (isKept(pathname)) event.respondWith(handOut(request));
});

/** The app, and the games that the device keeps. Where one file fails, the browser tries again later. */
async function fetchFiles(): Promise<void> {
  const kept = await readKept(caches);
  const cache = await caches.open(cacheName(version));
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const files = new Set([...app, ...kept.flatMap((game) => games[game] ?? [])]);
  await cache.addAll([...files].filter((file) => !there.has(file)));
}

/** A game that was opened while this version waited is fetched as well, if it can be. */
async function takeOver(): Promise<void> {
  await fetchFiles().catch(() => undefined);
  const old = (await caches.keys()).filter(
    (name) => isFileCache(name) && name !== cacheName(version),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The server's own answer where there is one: the newest app, and whether there is such a page. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const document = await caches.match('/', { ignoreVary: true });
    if (!document) throw error;
    return document;
  }
}

function isKept(path: string): boolean {
  return path.startsWith('/assets/') || (path !== '/' && app.includes(path));
}

/** Files with their hash in the name never change. */
async function handOut(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
