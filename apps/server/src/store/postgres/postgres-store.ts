import { Kysely, sql } from 'kysely';
import { type ClusterStore, clusterStore } from '../cluster-store.ts';
import { inLists } from '../in-lists.ts';
import { checkMigrated, isNewest, migrate } from '../migrations/index.ts';
import type { Schema } from '../schema.ts';
import { sqlStore, type StoreEvents } from '../sql-store.ts';
import type { MatchId, Store } from '../store.ts';
import { nextTurn } from '../next-turn.ts';
import { append } from './append.ts';
import { openConnection } from './connection.ts';
import { pipelinedDialect } from './dialect.ts';
import { groupedCommits } from './grouped-commits.ts';

export interface PostgresOptions extends StoreEvents {
  readonly url: string;
  /** Told of the matches that a commit has changed, after it. */
  readonly onChanged?: (match: MatchId) => void;
  /** To look at a database that is there, beside servers that may run. */
  readonly readOnly?: boolean;
}

/** Two connections for each process: one that writes, and one that reads beside it. */
export async function openPostgresStore(
  options: PostgresOptions,
): Promise<Store & { readonly cluster: ClusterStore }> {
  const { url, onCommit = () => undefined, onChanged = () => undefined } = options;
  await prepareDatabase(url, options.readOnly ?? false);
  const reading = openConnection({ url, name: 'kast reads' });
  const writing = openConnection({ url, name: 'kast writes' });
  const db = new Kysely<Schema>({ dialect: pipelinedDialect(reading) });
  const { commit, settled } = groupedCommits({ connection: writing, onCommit });

  return {
    ...sqlStore(
      {
        db,
        commit,
        append: (addition) =>
          commit((transaction, session) => append(transaction, session, addition)),
        onChanged,
      },
      options,
    ),
    cluster: clusterStore({ db, commit }),
    revisionsOf: (ids) => revisionsOf(db, ids),
    close: async () => {
      await settled();
      // What was asked just before is under way after this.
      await nextTurn();
      await Promise.all([reading.close(), writing.close()]);
    },
  };
}

/** Any number that nothing else locks in the same database. An empty one has no table to lock yet. */
const MIGRATION_LOCK = 5_268_111;

/** Of several processes that start at once the first migrates, and the others wait for it. */
async function prepareDatabase(url: string, readOnly: boolean): Promise<void> {
  const connection = openConnection({ url, name: 'kast migrates' });
  const db = new Kysely<Schema>({ dialect: pipelinedDialect(connection) });
  try {
    if (await isMigrated(db)) return;
    if (readOnly) await checkMigrated(db);
    else {
      await db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
        await migrate(transaction);
      });
    }
  } finally {
    await connection.close();
  }
}

/** To find out what there is to migrate reads the whole catalogue: most of the time of opening, and mostly for nothing. */
async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
  const found = await sql`select to_regclass('kysely_migration') as named`.execute(db);
  const [{ named } = {}] = found.rows as readonly { readonly named?: unknown }[];
  if (named === null) return false;
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(
    db,
  );
  return isNewest(rows.map(({ name }) => name));
}

async function revisionsOf(
  db: Kysely<Schema>,
  ids: readonly MatchId[],
): Promise<ReadonlyMap<MatchId, number>> {
  const lists = inLists(ids).map((list) =>
    db.selectFrom('matches').select(['id', 'revision']).where('id', 'in', list).execute(),
  );
  const rows = (await Promise.all(lists)).flat();
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}
