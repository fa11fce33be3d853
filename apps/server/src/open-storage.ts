import { join } from 'node:path';
import { alone } from './cluster/alone.ts';
import type { Cluster } from './cluster/cluster.ts';
import { joinCluster } from './cluster/join-cluster.ts';
import { postgresChangeFeed } from './cluster/postgres-change-feed.ts';
import type { Config } from './config.ts';
import { repeatEvery } from './scheduler/repeat.ts';
import { openPostgresStore } from './store/postgres/postgres-store.ts';
import type { StoreEvents } from './store/sql-store.ts';
import { openSqliteStore } from './store/sqlite/sqlite-store.ts';
import type { MatchId, Store } from './store/store.ts';

export interface StorageOptions extends StoreEvents {
  /** Another process may have changed it. */
  readonly onChange: (match: MatchId) => void;
  /** Another process has died. */
  readonly onDeath: () => void;
  /** What goes on by itself, every second, has failed; it is tried again. */
  readonly onFailure: (reason: unknown) => void;
}

export interface Storage {
  readonly store: Store;
  readonly cluster: Cluster;
  close(): Promise<void>;
}

/** The embedded database for one process, or PostgreSQL for many. */
export function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: StorageOptions,
): Promise<Storage> {
  return databaseUrl === undefined
    ? openEmbedded(join(dataDir, 'kast.db'), options)
    : openShared(databaseUrl, options);
}

async function openEmbedded(file: string, options: StorageOptions): Promise<Storage> {
  const store = await openSqliteStore({ ...options, file });
  return { store, cluster: alone(), close: () => store.close() };
}

async function openShared(url: string, options: StorageOptions): Promise<Storage> {
  const { onChange, onDeath, onFailure } = options;
  const store = await openPostgresStore({
    ...options,
    url,
    onChanged: (match) => feed.publish(match),
  });
  const everySecond = repeatEvery(1000, onFailure);
  const cluster = await joinCluster({ store: store.cluster, everySecond, onDeath });
  // Last: from now on there is news.
  const feed = postgresChangeFeed({ url, everySecond, onChange, onFailure });
  return {
    store,
    cluster,
    async close() {
      await cluster.leave().catch(onFailure);
      await feed.close();
      await store.close();
    },
  };
}
