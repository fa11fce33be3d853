import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When each device has last shown who it is of: those that are signed in by now are asked again. */
export const proofs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('account_sessions')
      .addColumn('proved_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
