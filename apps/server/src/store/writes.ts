import { type Kysely, sql } from 'kysely';
import { sealNonces } from './nonces.ts';
import { plyAfterKey } from './queries.ts';
import { entryRow, factsRow, seatRow, statusRow } from './rows.ts';
import type { Schema } from './schema.ts';
import {
  type Addition,
  type AppendAnswer,
  DamagedRowError,
  type GuestId,
  type MatchId,
  type MatchStatus,
  type NewStoredMatch,
  type StoredEntry,
  type StoredSnapshot,
} from './store.ts';

/**
 * What is written, each inside a transaction that the database's own folder provides. Who was first is
 * decided by the row of the match, which every change of it writes before anything else.
 */
export async function createMatch(
  db: Kysely<Schema>,
  { facts, seats, entries, status, nonces }: NewStoredMatch,
): Promise<'created' | 'rematch-exists'> {
  checkPly(status, entries.length);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('matches')
    .values({
      ...factsRow(facts),
      ...statusRow(status),
      is_begun: begins(entries),
      revision: 1,
      nonces: nonces ?? null,
    })
    .onConflict((conflict) => conflict.column('rematch_of').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return 'rematch-exists';
  if (facts.rematchOf !== undefined) await nextRevision(db, facts.rematchOf);
  const { is_over } = statusRow(status);
  const seatRows = seats.map((seat) => ({ ...seatRow(facts.id, seat), is_over }));
  await db.insertInto('seats').values(seatRows).execute();
  await insertEntries(db, facts.id, 0, entries);
  return 'created';
}

export async function append(
  db: Kysely<Schema>,
  { match, ply, rulesVersion, entries, status, snapshot, nonces }: Addition,
): Promise<AppendAnswer> {
  if (entries.length === 0) throw new Error(`nothing to append to match ${match}`);
  checkPly(status, ply + entries.length);
  const keyed = entries.flatMap(({ by, key }) => (key === undefined ? [] : [{ by, key }]));
  let compareAndSet = db
    .updateTable('matches')
    .set((build) => ({
      ...statusRow(status),
      ...(begins(entries) ? { is_begun: 1 } : {}),
      revision: build('revision', '+', 1),
    }))
    .where('id', '=', match)
    .where('ply', '=', ply)
    .where('rules_version', '=', rulesVersion);
  for (const { by, key } of keyed) {
    compareAndSet = compareAndSet.where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('entries')
            .select('entries.ply')
            .where('match_id', '=', match)
            .where('by', '=', String(by))
            .where('key', '=', key),
        ),
      ),
    );
  }
  const set = await compareAndSet.returning('revision').executeTakeFirst();
  if (!set) return whyNotAppended(db, match, keyed);
  await insertEntries(db, match, ply, entries);
  if (snapshot) await putSnapshot(db, match, { ply: status.ply, ...snapshot });
  if (status.outcome) await setSeatsOver(db, match, status);
  if (nonces) await sealNonces(db, match, nonces);
  return { kind: 'appended', revision: set.revision };
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
  await nextRevision(db, match);
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
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('seats as held')
            .select('held.seat')
            .where('held.match_id', '=', match)
            .where('held.holder', '=', guest),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? 'conflict' : 'taken';
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

function checkPly({ ply }: MatchStatus, end: number): void {
  if (ply !== end) throw new Error(`a status of ply ${ply} with a log that ends at ${end}`);
}

function begins(entries: readonly StoredEntry[]): number {
  return entries.some(({ by }) => typeof by === 'number') ? 1 : 0;
}

async function whyNotAppended(
  db: Kysely<Schema>,
  match: MatchId,
  keyed: readonly { readonly by: StoredEntry['by']; readonly key: string }[],
): Promise<AppendAnswer> {
  for (const { by, key } of keyed) {
    const ply = await plyAfterKey(db, match, by, key);
    if (ply !== undefined) return { kind: 'duplicate', ply };
  }
  const known = await db
    .selectFrom('matches')
    .select('ply')
    .where('id', '=', match)
    .executeTakeFirst();
  if (!known) throw new DamagedRowError(`there is no match ${match} to append to`);
  return { kind: 'conflict' };
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

async function putSnapshot(
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

async function setSeatsOver(
  db: Kysely<Schema>,
  match: MatchId,
  status: MatchStatus,
): Promise<void> {
  const { is_over } = statusRow(status);
  await db.updateTable('seats').set({ is_over }).where('match_id', '=', match).execute();
}

async function nextRevision(db: Kysely<Schema>, match: MatchId): Promise<void> {
  await db
    .updateTable('matches')
    .set((build) => ({ revision: build('revision', '+', 1) }))
    .where('id', '=', match)
    .execute();
}
