/** What a device must have to open the app without a connection. Made by the build. */
export interface OfflineFiles {
  /** Another one for every other build. */
  readonly version: string;
  /** The app itself: every page, no game. */
  readonly app: readonly string[];
  /** What each game needs more, by its id: rules, table, texts, lessons, computers. */
  readonly games: Readonly<Record<string, readonly string[]>>;
}

/** The document without any page in it: it opens at every address. */
export const SHELL = '/index.html';

/** Where the build puts the list. */
export const OFFLINE_FILES = '/offline-files.json';

/** The files of one version lie in a cache of their own. */
export function cacheName(version: string): string {
  return `kast-files-${version}`;
}

export function isFileCache(name: string): boolean {
  return name.startsWith('kast-files-');
}

/** Which games this device keeps, whatever the version: a list of ids. */
export const KEPT_CACHE = 'kast-kept';
export const KEPT_LIST = '/kept-games.json';

export async function readKept(caches: CacheStorage): Promise<readonly string[]> {
  const cache = await caches.open(KEPT_CACHE);
  const list = await cache.match(KEPT_LIST);
  return list ? ((await list.json()) as readonly string[]) : [];
}
