import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By which programs play for their owners; only hashes. */
export const tokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('tokens_of_guest')
      .on('tokens')
      .columns(['guest', 'id'])
      .unique()
      .execute();
  },
};
