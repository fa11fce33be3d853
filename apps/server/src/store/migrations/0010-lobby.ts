import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who looks for somebody to play with, how long it took lately, and where anybody may sit down or watch. */
export const lobby: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('wishes')
      .addColumn('guest', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('games', 'text', (column) => column.notNull())
      .addColumn('paces', 'text', (column) => column.notNull())
      .addColumn('fewest', 'integer', (column) => column.notNull())
      .addColumn('most', 'integer', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('match_id', 'text')
      .execute();
    await db.schema.createIndex('wishes_by_sight').on('wishes').column('seen_at').execute();
    await db.schema.createIndex('wishes_of_account').on('wishes').column('account').execute();
    await db.schema
      .createTable('pairings')
      .addColumn('match_id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('waited', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pairings_by_time').on('pairings').column('at').execute();
    await db.schema
      .createTable('open_tables')
      .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id'))
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('open_tables_by_time').on('open_tables').column('since').execute();
    await db.schema
      .createIndex('matches_to_watch')
      .on('matches')
      .column('last_at')
      .where(sql<boolean>`watchers = 'anyone' and is_begun = 1 and is_over = 0`)
      .execute();
  },
};
