import { Kysely } from 'kysely';
import {
  matchesAwaitingBots,
  matchIds,
  type OnUnreadable,
  publicMatchesOf,
  runningMatchesOf,
} from '../lists.ts';
import { countRunningMatchesMadeBy } from '../makers.ts';
import { checkMigrated, migrate } from '../migrations/index.ts';
import {
  entriesBetween,
  findMatch,
  latestSnapshot,
  namesOf,
  plyAfterKey,
  snapshotPlies,
} from '../queries.ts';
import type { Schema } from '../schema.ts';
import type { MatchId, Store } from '../store.ts';
import {
  append,
  checkReadiness,
  createMatch,
  dropSnapshots,
  nameGuest,
  repairStatus,
  saveSnapshot,
  setRulesVersion,
  takeSeat,
} from '../writes.ts';
import { nextTurn, untilFree } from './busy.ts';
import { openDatabase } from './database.ts';
import { nodeSqliteDialect } from './dialect.ts';
import { groupedCommits } from './grouped-commits.ts';
import { revisionCache } from './revision-cache.ts';

export interface SqliteOptions {
  readonly file: string;
  /** Told of every durable commit, with the number of writes that shared it. */
  readonly onCommit?: (writes: number) => void;
  readonly onUnreadable?: OnUnreadable;
  /** Told of a match whose snapshots are thrown away because they do not lead to where it stands. */
  readonly onDroppedSnapshots?: (match: MatchId) => void;
  /** How often to try while another process writes to the file, for about 15 seconds unless told. */
  readonly busyTries?: number;
  /** To look at a database that is there, beside a server that may run. */
  readonly readOnly?: boolean;
}

export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  const { file, onCommit = ignore, onUnreadable = ignore, onDroppedSnapshots = ignore } = options;
  const { busyTries = 100, readOnly = false } = options;
  const database = await untilFree(busyTries, () => openDatabase(file, readOnly));
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) });
  try {
    if (readOnly) await checkMigrated(db);
    else await untilFree(busyTries, () => db.transaction().execute(migrate));
  } catch (reason) {
    await db.destroy();
    throw reason;
  }
  const { commit, settled } = groupedCommits({ database, db, tries: busyTries, onCommit });
  const revisions = revisionCache(database);

  return {
    createMatch: async (match) => {
      const answer = await commit((transaction) => createMatch(transaction, match));
      const { rematchOf } = match.facts;
      if (rematchOf !== undefined) revisions.forget(rematchOf);
      return answer;
    },
    append: async (addition) => {
      const answer = await commit((transaction) => append(transaction, addition));
      revisions.forget(addition.match);
      return answer;
    },
    takeSeat: async (id, seat, guest) => {
      const answer = await commit((transaction) => takeSeat(transaction, id, seat, guest));
      revisions.forget(id);
      return answer;
    },
    repairStatus: (id, status) => commit((transaction) => repairStatus(transaction, id, status)),
    setRulesVersion: async (id, change) => {
      const answer = await commit((transaction) => setRulesVersion(transaction, id, change));
      revisions.forget(id);
      return answer;
    },
    saveSnapshot: (id, snapshot) =>
      commit((transaction) => saveSnapshot(transaction, id, snapshot)),
    dropSnapshots: async (id) => {
      await commit((transaction) => dropSnapshots(transaction, id));
      if (id !== undefined) onDroppedSnapshots(id);
    },
    nameGuest: (guest, name) => commit((transaction) => nameGuest(transaction, guest, name)),
    isReady: () =>
      commit(checkReadiness).then(
        () => true,
        () => false,
      ),

    findMatch: (id) => findMatch(db, id),
    entriesBetween: (id, from, to) => entriesBetween(db, id, from, to),
    plyAfterKey: (id, seat, key) => plyAfterKey(db, id, seat, key),
    latestSnapshot: (id, which) => latestSnapshot(db, id, which),
    snapshotPlies: (id, rulesVersion) => snapshotPlies(db, id, rulesVersion),
    revisionsOf: async (ids) => revisions.revisionsOf(ids),
    namesOf: (guests) => namesOf(db, guests),
    runningMatchesOf: (guest, limit) => runningMatchesOf(db, guest, limit, onUnreadable),
    publicMatchesOf: (game, limit) => publicMatchesOf(db, game, limit, onUnreadable),
    matchesAwaitingBots: (limit, after) => matchesAwaitingBots(db, limit, after),
    matchIds: (limit, after) => matchIds(db, limit, after),
    countRunningMatchesMadeBy: (guest) => countRunningMatchesMadeBy(db, guest),

    close: async () => {
      await settled();
      // Reads wait for nothing but each other: after this they are finished.
      await nextTurn();
      await db.destroy();
    },
  };
}

function ignore(): void {}
