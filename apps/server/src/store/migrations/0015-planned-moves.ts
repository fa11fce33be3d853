import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What players would answer to what. A match says whether there is any, so that no other one asks. */
export const plannedMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('has_plans', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('planned_moves')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('ply', 'integer', (column) => column.notNull())
      .addColumn('lines', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('planned_moves_one_each', ['match_id', 'seat'])
      .execute();
  },
};
