import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who is charged for a match. Nobody knows it of older ones, which share one account. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('account', 'text', (column) => column.notNull().defaultTo('unknown'))
      .execute();
  },
};
