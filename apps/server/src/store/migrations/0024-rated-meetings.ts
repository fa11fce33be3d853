import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often two players have had a match counted lately, so that nobody makes a rating of one opponent. */
export const ratedMeetings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rated_meetings')
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('opponent', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rated_meetings_one_each', ['player', 'opponent', 'game'])
      .execute();
    await db.schema
      .createIndex('rated_meetings_of_opponent')
      .on('rated_meetings')
      .column('opponent')
      .execute();
  },
};
