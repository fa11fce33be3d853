import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How strong players are, by game; and which matches still have to count for that. */
export const ratings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('rating', 'text').execute();
    await db.schema
      .createIndex('matches_to_rate')
      .on('matches')
      .column('id')
      .where(sql<boolean>`rating = 'open' and is_over = 1`)
      .execute();
    await db.schema
      .createTable('ratings')
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addColumn('standing', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_one_each', ['player', 'game'])
      .execute();
    await db.schema
      .createIndex('ratings_by_standing')
      .on('ratings')
      .columns(['game', 'standing'])
      .execute();
  },
};
