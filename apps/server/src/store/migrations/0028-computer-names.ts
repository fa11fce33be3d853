import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the computer in a seat is called where it had its name before: in a rematch. */
export const computerNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('seats').addColumn('computer_name', 'text').execute();
  },
};
