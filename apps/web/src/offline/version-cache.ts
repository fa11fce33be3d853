import {
  cacheName,
  isFileCache,
  KEPT_CACHE,
  KEPT_LIST,
  OFFLINE_FILES,
  type OfflineFiles,
  readKept,
  SHELL,
} from './offline-files.ts';

/** The app, and the games that the device keeps. Where one file fails, the browser tries again later. */
export async function fetchFiles(files: OfflineFiles): Promise<void> {
  const cache = await caches.open(cacheName(files.version));
  await fetchNamed(cache, SHELL, `data-version="${files.version}"`);
  await fetchNamed(cache, OFFLINE_FILES, `"version":"${files.version}"`);
  const kept = await readKept(caches);
  const games = kept.flatMap((game) => files.games[game] ?? []);
  await fetchMissing(cache, [...files.app, ...games]);
}

/**
 * A game that was opened while this version waited is fetched as well, if it can be. One that cannot is
 * no longer kept once the old files are gone: whoever opens it next fetches it.
 */
export async function takeOver(files: OfflineFiles): Promise<void> {
  const own = cacheName(files.version);
  const cache = await caches.open(own);
  const kept = await readKept(caches);
  await Promise.allSettled(kept.map((game) => fetchMissing(cache, files.games[game] ?? [])));
  const there = await pathsIn(cache);
  const whole = kept.filter((game) => files.games[game]?.every((file) => there.has(file)));
  const list = await caches.open(KEPT_CACHE);
  await list.put(KEPT_LIST, Response.json(whole));
  const old = (await caches.keys()).filter((name) => isFileCache(name) && name !== own);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Its name is the same in every version, and while servers are exchanged any of them may answer: it must
 * say that it is of this one. What would open with another's files opens nothing at all.
 */
async function fetchNamed(cache: Cache, path: string, mark: string): Promise<void> {
  const there = await cache.match(path, { ignoreVary: true });
  if (there && (await there.text()).includes(mark)) return;
  const answer = await fetch(path, { cache: 'no-store' });
  const isOfThis = answer.ok && (await answer.clone().text()).includes(mark);
  if (!isOfThis) throw new Error(`${path} is of another version`);
  await cache.put(path, answer);
}

async function fetchMissing(cache: Cache, files: readonly string[]): Promise<void> {
  const there = await pathsIn(cache);
  await cache.addAll([...new Set(files)].filter((file) => !there.has(file)));
}

async function pathsIn(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}
