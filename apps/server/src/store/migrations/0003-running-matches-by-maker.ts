import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many running matches a guest has made is asked before every new one. */
export const runningMatchesByMaker: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('matches_running_by_maker')
      .on('matches')
      .column('maker')
      .where(sql<boolean>`is_over = 0`)
      .execute();
  },
};
