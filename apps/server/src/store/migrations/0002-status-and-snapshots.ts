import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Status and revision beside the log, idempotency keys per seat, snapshots, readiness. */
export const statusAndSnapshots: Migration = {
  async up(db: Kysely<unknown>) {
    await keysPerSeat(db);
    await addStatus(db);
    await describeOldMatches(db);
    await indexLists(db);

    await db.schema
      .createTable('snapshots')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('ply', 'integer', (column) => column.notNull())
      .addColumn('rules_version', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshots_one_per_ply', ['match_id', 'ply'])
      .execute();
    await db.schema
      .createTable('readiness')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('checks', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** Copied, because SQLite cannot drop a constraint of a table that is there. */
async function keysPerSeat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries_copied')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('ply', 'integer', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('move', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('key', 'text')
    .addPrimaryKeyConstraint('entries_by_ply', ['match_id', 'ply'])
    .execute();
  await sql`
    insert into entries_copied (match_id, ply, "by", move, at, key)
    select match_id, ply, "by", move, at, key from entries order by match_id, ply
  `.execute(db);
  await db.schema.dropTable('entries').execute();
  await db.schema.alterTable('entries_copied').renameTo('entries').execute();
  await db.schema
    .createIndex('entries_by_key')
    .unique()
    .on('entries')
    .columns(['match_id', 'by', 'key'])
    .where('key', 'is not', null)
    .execute();
}

async function addStatus(db: Kysely<unknown>): Promise<void> {
  const counts = ['revision', 'ply', 'awaits_bot', 'is_begun'];
  for (const name of counts) {
    await db.schema
      .alterTable('matches')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .alterTable('matches')
    .addColumn('to_decide', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('matches').addColumn('outcome', 'text').execute();
  await db.schema
    .alterTable('seats')
    .addColumn('is_over', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/**
 * Whose turn it is and who won can only be told by the rules, when a match is opened. Each that runs is
 * said to await a bot, so that it is opened once: one may, even without a bot, where somebody resigned.
 */
async function describeOldMatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    update matches set
      ply = (select coalesce(max(ply) + 1, 0) from entries where match_id = matches.id),
      awaits_bot = 1 - is_over,
      is_begun = case when exists (
        select 1 from entries where match_id = matches.id and "by" not in ('chance', 'table')
      ) then 1 else 0 end
  `.execute(db);
  await sql`
    update seats set is_over = (select is_over from matches where id = seats.match_id)
  `.execute(db);
}

async function indexLists(db: Kysely<unknown>): Promise<void> {
  for (const name of ['matches_by_game', 'seats_by_holder', 'seats_by_kind']) {
    await db.schema.dropIndex(name).execute();
  }
  await db.schema
    .createIndex('matches_public')
    .on('matches')
    .columns(['game', 'last_at'])
    .where(sql<boolean>`watchers = 'anyone' and is_begun = 1`)
    .execute();
  await db.schema
    .createIndex('matches_awaiting_bots')
    .on('matches')
    .column('id')
    .where(sql<boolean>`awaits_bot = 1`)
    .execute();
  await db.schema
    .createIndex('seats_of_holder')
    .on('seats')
    .columns(['holder', 'is_over'])
    .execute();
}
