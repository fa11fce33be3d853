import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a table has agreed on, how its clocks stand, and when the first of them will be up. */
export const clocks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('clock', 'text').execute();
    await db.schema.alterTable('matches').addColumn('clock_state', 'text').execute();
    await db.schema.alterTable('matches').addColumn('due_at', 'bigint').execute();
    // Matches without a clock, and those whose clocks stand, cost it nothing.
    await db.schema
      .createIndex('matches_by_due')
      .on('matches')
      .columns(['due_at', 'id'])
      .where(sql.ref('due_at'), 'is not', null)
      .execute();
    await db.schema
      .createTable('clock_beats')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
