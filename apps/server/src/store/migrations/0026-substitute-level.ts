import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How well the computer plays that sits in for somebody: decided once, so that every process has the same one. */
export const substituteLevel: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('seats').addColumn('substitute_level', 'integer').execute();
  },
};
