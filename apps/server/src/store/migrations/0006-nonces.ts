import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What players' devices add to chance. Rows from before, and those that a process of the version before
 * writes, have none: their chance is drawn from the seed alone.
 */
export const nonces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('nonces', 'text').execute();
    await db.schema.alterTable('seats').addColumn('nonce_state', 'text').execute();
    await db.schema.alterTable('seats').addColumn('nonce_hash', 'text').execute();
    await db.schema.alterTable('seats').addColumn('nonce', 'text').execute();
  },
};
