import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By which a seat is taken to another device. */
export const seatCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('seat_codes')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('seat_codes_one_each', ['match_id', 'seat'])
      .execute();
    await db.schema
      .createIndex('seat_codes_by_expiry')
      .on('seat_codes')
      .column('expires_at')
      .execute();
  },
};
