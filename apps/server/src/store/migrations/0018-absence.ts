import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who is away from a table that does not just wait, who sits in for them, and how often somebody has left others. */
export const absence: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('absence', 'text').execute();
    await db.schema.alterTable('seats').addColumn('away_cause', 'text').execute();
    await db.schema.alterTable('seats').addColumn('away_since', 'bigint').execute();
    await db.schema.alterTable('seats').addColumn('substitute_from', 'integer').execute();
    await db.schema.alterTable('seats').addColumn('substituted', 'text').execute();
    await db.schema
      .createIndex('seats_away')
      .on('seats')
      .columns(['away_since', 'match_id', 'seat'])
      .where(sql.ref('away_since'), 'is not', null)
      .execute();
    await db.schema
      .createTable('departures')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('departures_of_guest')
      .on('departures')
      .columns(['guest', 'at'])
      .execute();
  },
};
