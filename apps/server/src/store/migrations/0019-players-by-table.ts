import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whatever is kept of a player is found by the player: to go along with an account, and to be deleted. */
export const playersByTable: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column] of [
      ['chat_reports', 'author'],
      ['club_people', 'guest'],
    ] as const) {
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
    }
  },
};
