import { Kysely } from 'kysely';
import { checkMigrated, migrate } from '../migrations/index.ts';
import type { Schema } from '../schema.ts';
import { sqlStore, type StoreEvents } from '../sql-store.ts';
import type { MatchId, Store } from '../store.ts';
import { nextTurn } from '../next-turn.ts';
import { appendIn } from './append.ts';
import { untilFree } from './busy.ts';
import { checkpointsOf } from './checkpoint.ts';
import { openDatabase } from './database.ts';
import { nodeSqliteDialect } from './dialect.ts';
import { groupedCommits } from './grouped-commits.ts';
import { othersCommits } from './others-commits.ts';
import { revisionCache } from './revision-cache.ts';
import { NO_LOG, writeAheadLogOf } from './write-ahead-log.ts';

export interface SqliteOptions extends StoreEvents {
  readonly file: string;
  /** How often to try while another process writes to the file, for about 15 seconds unless told. */
  readonly busyTries?: number;
  /** What goes on by itself has failed; it is tried again. */
  readonly onFailure?: (reason: unknown) => void;
  readonly checkpointAfterWorks?: number;
  /** To look at a database that is there, beside a server that may run. */
  readonly readOnly?: boolean;
}

export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  const { file, onCommit = () => undefined, busyTries = 100, readOnly = false } = options;
  const database = await untilFree(busyTries, () => openDatabase(file, readOnly));
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) });
  try {
    if (readOnly) await checkMigrated(db);
    else await untilFree(busyTries, () => db.transaction().execute(migrate));
  } catch (reason) {
    await db.destroy();
    throw reason;
  }
  const isInMemory = database.location() === null;
  const log = isInMemory ? NO_LOG : writeAheadLogOf(file);
  const checkpoints = checkpointsOf({
    file,
    onFailure: options.onFailure,
    afterWorks: isInMemory ? Number.POSITIVE_INFINITY : options.checkpointAfterWorks,
  });
  const { commit, commitNow, settled } = groupedCommits({
    database,
    db,
    log,
    tries: busyTries,
    onCommit: (works) => {
      checkpoints.committed(works);
      onCommit(works);
    },
  });
  const append = appendIn(database);
  const revisions = revisionCache(database);
  const onChanged = (match: MatchId): void => revisions.forget(match);

  const store = sqlStore(
    {
      db,
      commit,
      append: (addition) => commitNow((undo) => append(addition, undo)),
      onChanged,
    },
    options,
  );
  const others = othersCommits(database, () => commit(async () => undefined));

  return {
    ...store,
    findMatch: async (id) => {
      const found = await store.findMatch(id);
      if (found && !readOnly) await others.untilDurable();
      return found;
    },
    revisionsOf: async (ids) => revisions.revisionsOf(ids),
    close: async () => {
      await settled();
      await checkpoints.close();
      // Reads wait for nothing but each other: after this they are finished.
      await nextTurn();
      await db.destroy();
      log.close();
    },
  };
}
