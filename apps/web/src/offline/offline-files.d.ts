/** What a device must have to open the app without a connection. Made by the build. */
export interface OfflineFiles {
  /** Another one for every other build. */
  readonly version: string;
  /** The app itself: every page, no game. */
  readonly app: readonly string[];
  /** What each game needs more, by its id: rules, table, texts, lessons, computers. */
  readonly games: Readonly<Record<string, readonly string[]>>;
}
/** Where the build puts the list. */
export declare const OFFLINE_FILES = '/offline-files.json';
/** The files of one version lie in a cache of their own. */
export declare function cacheName(version: string): string;
export declare function isFileCache(name: string): boolean;
/** Which games this device keeps, whatever the version: a list of ids. */
export declare const KEPT_CACHE = 'kast-kept';
export declare const KEPT_LIST = '/kept-games.json';
export declare function readKept(caches: CacheStorage): Promise<readonly string[]>;
