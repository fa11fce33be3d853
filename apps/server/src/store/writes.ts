import { type Expression, type ExpressionBuilder, type Kysely, sql, type Updateable } from 'kysely';
import { begins, checkPly } from './addition.ts';
import { clockRow, entryRow, factsRow, seatRow, statusRow } from './rows.ts';
import { runningMatchesMadeBy } from './makers.ts';
import { dropFullTable, noteOpenTable } from './open-tables.ts';
import type { Schema } from './schema.ts';
import type {
  GuestId,
  MatchId,
  MatchStatus,
  NewStoredMatch,
  StoredEntry,
  StoredSnapshot,
} from './store.ts';

/**
 * What is written, except for additions to a log, each inside a transaction that the database's own
 * folder provides. Who was first is decided by the row of the match, which every change of it writes
 * before anything else.
 */
/** More than anybody makes. */
const ANY_NUMBER = 2 ** 31;

export async function createMatch(
  db: Kysely<Schema>,
  { facts, seats, entries, status, nonces, clock }: NewStoredMatch,
  mostRunning = ANY_NUMBER,
): Promise<'created' | 'rematch-exists' | 'too-many'> {
  checkPly(status, entries.length);
  const row = {
    ...factsRow(facts),
    ...statusRow(status),
    is_begun: begins(entries),
    revision: 1,
    nonces: nonces ?? null,
    ...clockRow(clock),
  };
  const columns = Object.keys(row) as (keyof typeof row)[];
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('matches')
    .columns(columns)
    // In the statement that adds one, or several at once would all find room.
    .expression(
      db
        .selectNoFrom((build) => columns.map((column) => build.val(row[column]).as(column)))
        .where(runningMatchesMadeBy(db, facts.maker), '<', sql.lit(mostRunning)),
    )
    .onConflict((conflict) => conflict.column('rematch_of').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    return facts.rematchOf !== undefined && (await hasRematch(db, facts.rematchOf))
      ? 'rematch-exists'
      : 'too-many';
  }
  if (facts.rematchOf !== undefined) await addToRevision(db, facts.rematchOf, 1);
  const { is_over } = statusRow(status);
  const seatRows = seats.map((seat) => ({ ...seatRow(facts.id, seat), is_over }));
  await db.insertInto('seats').values(seatRows).execute();
  await insertEntries(db, facts.id, 0, entries);
  await noteOpenTable(db, { facts, seats, entries, status });
  return 'created';
}

async function hasRematch(db: Kysely<Schema>, of: MatchId): Promise<boolean> {
  const made = db.selectFrom('matches').select('id').where('rematch_of', '=', of);
  return (await made.executeTakeFirst()) !== undefined;
}

export async function repairStatus(
  db: Kysely<Schema>,
  match: MatchId,
  status: MatchStatus,
): Promise<'repaired' | 'conflict'> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set(statusRow(status))
    .where('id', '=', match)
    .where((build) =>
      build(
        build
          .selectFrom('entries')
          .select(({ fn }) => fn.coalesce(sql<number>`max(ply) + 1`, sql.lit(0)).as('end'))
          .where('match_id', '=', match),
        '=',
        status.ply,
      ),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'conflict';
  await setSeatsOver(db, match, status);
  return 'repaired';
}

export async function setRulesVersion(
  db: Kysely<Schema>,
  match: MatchId,
  { from, to, ply }: { readonly from: number; readonly to: number; readonly ply: number },
): Promise<'set' | 'conflict'> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set((build) => ({ rules_version: to, revision: build('revision', '+', 1) }))
    .where('id', '=', match)
    .where('rules_version', '=', from)
    .where('ply', '=', ply)
    .where('is_over', '=', 0)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'conflict';
  await dropSnapshots(db, match);
  return 'set';
}

export async function takeSeat(
  db: Kysely<Schema>,
  match: MatchId,
  seat: number,
  guest: GuestId,
  nonceHash?: string,
): Promise<'taken' | 'conflict'> {
  // A claim that is refused is no change: it is neither written nor told to anybody.
  if (!(await isOpenTo(db, match, seat, guest))) return 'conflict';
  // First, because it locks the match: of two claims at once the second looks at what the first has done.
  await addToRevision(db, match, 1);
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({
      kind: 'person',
      holder: guest,
      ...(nonceHash === undefined ? {} : { nonce_state: 'committed', nonce_hash: nonceHash }),
    })
    .where('match_id', '=', match)
    .where('seat', '=', seat)
    .where('kind', '=', 'open')
    .where((build) => build.not(build.exists(seatsHeldBy(build, match, guest))))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    await addToRevision(db, match, -1);
    return 'conflict';
  }
  await dropFullTable(db, match);
  return 'taken';
}

async function isOpenTo(
  db: Kysely<Schema>,
  match: MatchId,
  seat: number,
  guest: GuestId,
): Promise<boolean> {
  const open = await db
    .selectFrom('seats')
    .select('seat')
    .where('match_id', '=', match)
    .where('seat', '=', seat)
    .where('kind', '=', 'open')
    .where((build) => build.not(build.exists(seatsHeldBy(build, match, guest))))
    .executeTakeFirst();
  return open !== undefined;
}

function seatsHeldBy(
  build: ExpressionBuilder<Schema, 'seats'>,
  match: MatchId,
  guest: GuestId,
): Expression<{ readonly seat: number }> {
  return build
    .selectFrom('seats as held')
    .select('held.seat')
    .where('held.match_id', '=', match)
    .where('held.holder', '=', guest);
}

export async function saveSnapshot(
  db: Kysely<Schema>,
  match: MatchId,
  snapshot: StoredSnapshot,
): Promise<void> {
  const row = await db
    .selectFrom('matches')
    .select('ply')
    .where('id', '=', match)
    .executeTakeFirst();
  if (!row || row.ply < snapshot.ply) {
    throw new Error(
      `a snapshot of match ${match} at ply ${snapshot.ply}, which it has not reached`,
    );
  }
  await putSnapshot(db, match, snapshot);
}

export async function dropSnapshots(db: Kysely<Schema>, match: MatchId | undefined): Promise<void> {
  const drop = db.deleteFrom('snapshots');
  await (match === undefined ? drop : drop.where('match_id', '=', match)).execute();
}

/** Tells the running matches where the name is shown. */
export async function nameGuest(
  db: Kysely<Schema>,
  guest: GuestId,
  name: string,
): Promise<readonly MatchId[]> {
  await db
    .insertInto('guests')
    .values({ id: guest, name })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
    .execute();
  return changeWhereSeated(db, guest);
}

/** Undefined where there was none. */
export async function forgetName(
  db: Kysely<Schema>,
  guest: GuestId,
): Promise<readonly MatchId[] | undefined> {
  const { numDeletedRows } = await db
    .deleteFrom('guests')
    .where('id', '=', guest)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 0n ? undefined : changeWhereSeated(db, guest);
}

async function changeWhereSeated(db: Kysely<Schema>, guest: GuestId): Promise<readonly MatchId[]> {
  const shown = await db
    .updateTable('matches')
    .set((build) => ({ revision: build('revision', '+', 1) }))
    .where('id', 'in', (build) =>
      build
        .selectFrom('seats')
        .select('match_id')
        .where('holder', '=', guest)
        .where('is_over', '=', 0),
    )
    .returning('id')
    .execute();
  return shown.map(({ id }) => id);
}

export async function checkReadiness(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('readiness')
    .values({ id: 1, checks: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((build) => ({
        checks: build(build.ref('readiness.checks'), '+', 1),
      })),
    )
    .execute();
}

/** Few rows at a time: each number of them is a statement of its own. */
const MOST_ENTRIES = 32;

async function insertEntries(
  db: Kysely<Schema>,
  match: MatchId,
  ply: number,
  entries: readonly StoredEntry[],
): Promise<void> {
  const rows = entries.map((entry, index) => entryRow(match, ply + index, entry));
  for (let start = 0; start < rows.length; start += MOST_ENTRIES) {
    const part = rows.slice(start, start + MOST_ENTRIES);
    await db.insertInto('entries').values(part).execute();
  }
}

export async function putSnapshot(
  db: Kysely<Schema>,
  match: MatchId,
  { ply, rulesVersion, data }: StoredSnapshot,
): Promise<void> {
  await db
    .insertInto('snapshots')
    .values({ match_id: match, ply, rules_version: rulesVersion, data })
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'ply']).doUpdateSet({ rules_version: rulesVersion, data }),
    )
    .execute();
}

export async function setSeatsOver(
  db: Kysely<Schema>,
  match: MatchId,
  status: MatchStatus,
): Promise<void> {
  const { is_over } = statusRow(status);
  await db.updateTable('seats').set({ is_over }).where('match_id', '=', match).execute();
}

/** Compare-and-set for what stands beside the log: false where the match has changed since, and nothing is written. */
export async function changeFrom(
  db: Kysely<Schema>,
  match: MatchId,
  revision: number,
  change: Updateable<Schema['matches']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', match)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Locks the row of the match, too. */
export async function addToRevision(
  db: Kysely<Schema>,
  match: MatchId,
  change: 1 | -1,
): Promise<void> {
  await db
    .updateTable('matches')
    .set((build) => ({ revision: build('revision', '+', change) }))
    .where('id', '=', match)
    .execute();
}
