import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Evenings of a club: who is there, and the rounds that were drawn. */
export const clubEvenings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('club_evenings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('founder', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('is_over', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('host_code', 'text', (column) => column.unique())
      .addColumn('host_code_expires', 'bigint')
      .execute();
    await db.schema
      .createIndex('club_evenings_of_founder')
      .on('club_evenings')
      .columns(['founder', 'is_over'])
      .execute();
    await db.schema
      .createTable('club_hosts')
      .addColumn('club', 'text', (column) => column.notNull().references('club_evenings.id'))
      .addColumn('guest', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('club_hosts_one_each', ['guest', 'club'])
      .execute();
    await db.schema.createIndex('club_hosts_of_club').on('club_hosts').column('club').execute();
    await db.schema
      .createTable('club_people')
      .addColumn('club', 'text', (column) => column.notNull().references('club_evenings.id'))
      .addColumn('person', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('guest', 'text')
      .addColumn('lot', 'integer', (column) => column.notNull())
      .addColumn('is_away', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('club_people_one_each', ['club', 'person'])
      .execute();
    await db.schema
      .createTable('club_rounds')
      .addColumn('club', 'text', (column) => column.notNull().references('club_evenings.id'))
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('tables', 'text', (column) => column.notNull())
      .addColumn('byes', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('club_rounds_one_each', ['club', 'round'])
      .execute();
  },
};
