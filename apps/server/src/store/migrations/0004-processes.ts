import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who serves, who thinks about which question, and what one process counts for all of them. */
export const processes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('beat', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('process_id', 'text', (column) =>
        column.notNull().references('processes.id').onDelete('cascade'),
      )
      .execute();
    await db.schema.createIndex('leases_of_process').on('leases').column('process_id').execute();
    await db.schema
      .createTable('tallies')
      .addColumn('process_id', 'text', (column) =>
        column.notNull().references('processes.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('amount', 'double precision', (column) => column.notNull())
      .addColumn('beat', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('tallies_one_each', ['process_id', 'name'])
      .execute();
    await db.schema
      .createIndex('tallies_by_beat')
      .on('tallies')
      .columns(['process_id', 'beat'])
      .execute();
  },
};
