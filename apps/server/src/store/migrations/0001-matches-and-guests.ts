import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const matchesAndGuests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules_version', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('watchers', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('maker', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('rematch_of', 'text', (column) => column.unique().references('matches.id'))
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addColumn('is_over', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('matches_by_game')
      .on('matches')
      .columns(['game', 'watchers', 'last_at'])
      .execute();

    await db.schema
      .createTable('seats')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('level', 'integer')
      .addPrimaryKeyConstraint('seats_one_each', ['match_id', 'seat'])
      .addUniqueConstraint('seats_one_per_holder', ['match_id', 'holder'])
      .execute();
    await db.schema.createIndex('seats_by_holder').on('seats').column('holder').execute();
    await db.schema.createIndex('seats_by_kind').on('seats').column('kind').execute();

    await db.schema
      .createTable('entries')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('ply', 'integer', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('move', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('key', 'text')
      .addPrimaryKeyConstraint('entries_one_per_ply', ['match_id', 'ply'])
      .addUniqueConstraint('entries_one_per_key', ['match_id', 'key'])
      .execute();

    await db.schema
      .createTable('guests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();
  },
};
