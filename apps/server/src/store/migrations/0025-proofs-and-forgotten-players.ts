import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When each device has last shown who it is of: those that are signed in by now are asked again. And who is forgotten. */
export const proofsAndForgottenPlayers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('account_sessions')
      .addColumn('proved_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema
      .createTable('forgotten_players')
      .addColumn('player', 'text', (column) => column.primaryKey())
      .addColumn('somebody', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('forgotten_players_by_at')
      .on('forgotten_players')
      .column('at')
      .execute();
    await db.schema
      .alterTable('club_evenings')
      .addColumn('is_shut', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const [table, column] of [
      ['seat_codes', 'holder'],
      ['friend_links', 'used_by'],
    ] as const) {
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
    }
  },
};
