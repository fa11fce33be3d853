import { Kysely } from 'kysely';
import { countRunningMatchesMadeBy } from '../makers.ts';
import { migrate } from '../migrations/index.ts';
import {
  entriesFrom,
  findMatch,
  namesOf,
  publicMatchesOf,
  runningMatchesOf,
  runningMatchesWithBots,
} from '../queries.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';
import { append, makeMatch, nameGuest, takeSeat } from '../writes.ts';
import { openDatabase } from './database.ts';
import { nodeSqliteDialect } from './dialect.ts';
import { groupedCommits } from './grouped-commits.ts';

export interface SqliteOptions {
  readonly file: string;
  /** Told of every durable commit, with the number of writes that shared it. */
  readonly onCommit?: (writes: number) => void;
}

export async function openSqliteStore({ file, onCommit }: SqliteOptions): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(openDatabase(file)) });
  await migrate(db);
  const { commit, settled } = groupedCommits(db, onCommit ?? (() => undefined));

  return {
    makeMatch: (match) => commit((transaction) => makeMatch(transaction, match)),
    append: (addition) => commit((transaction) => append(transaction, addition)),
    takeSeat: (id, seat, guest) => commit((transaction) => takeSeat(transaction, id, seat, guest)),
    nameGuest: (guest, name) => commit((transaction) => nameGuest(transaction, guest, name)),
    findMatch: (id) => findMatch(db, id),
    entriesFrom: (id, ply) => entriesFrom(db, id, ply),
    namesOf: (guests) => namesOf(db, guests),
    runningMatchesOf: (guest, limit) => runningMatchesOf(db, guest, limit),
    publicMatchesOf: (game, limit) => publicMatchesOf(db, game, limit),
    runningMatchesWithBots: () => runningMatchesWithBots(db),
    countRunningMatchesMadeBy: (guest) => countRunningMatchesMadeBy(db, guest),
    isReady: () => commit(async () => true).catch(() => false),
    close: async () => {
      await settled();
      await db.destroy();
    },
  };
}
