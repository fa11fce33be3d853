import { type OfflineFiles, SHELL } from './offline-files.ts';
import { type PushScope, showPushed } from './push-notices.ts';
import { fetchFiles, takeOver } from './version-cache.ts';

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

declare const self: ServiceWorkerScope & PushScope;
/** Put in by the build. */
declare const __OFFLINE_FILES__: OfflineFiles;

const files = __OFFLINE_FILES__;

/** What a proxy says while no server stands behind it. */
const NO_SERVER = new Set([502, 503, 504]);

self.addEventListener('install', (event) => event.waitUntil(fetchFiles(files)));
self.addEventListener('activate', (event) =>
  event.waitUntil(takeOver(files).then(() => self.clients.claim())),
);
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
showPushed(self);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (isKept(pathname)) event.respondWith(handOut(request));
});

/** The server's own answer where there is one: the newest app, and whether there is such a page. */
async function openPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return NO_SERVER.has(answer.status) ? ((await cachedDocument()) ?? answer) : answer;
  } catch (error) {
    const document = await cachedDocument();
    if (!document) throw error;
    return document;
  }
}

function cachedDocument(): Promise<Response | undefined> {
  return caches.match(SHELL, { ignoreVary: true });
}

function isKept(path: string): boolean {
  return path.startsWith('/assets/') || (path !== SHELL && files.app.includes(path));
}

/** Files with their hash in the name never change. */
async function handOut(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
