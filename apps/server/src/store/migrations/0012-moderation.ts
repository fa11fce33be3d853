import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who moderates, who and which names are blocked, and what every moderator has done. */
export const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    // For players who become one, or are forgotten.
    await db.schema.createIndex('chat_lines_of_author').on('chat_lines').column('author').execute();
    await db.schema
      .createTable('moderators')
      .addColumn('player', 'text', (column) => column.primaryKey())
      .addColumn('secret_hash', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('player_blocks')
      .addColumn('player', 'text', (column) => column.primaryKey())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .execute();
    await db.schema
      .createTable('name_blocks')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('name_blocks_one_each', ['kind', 'name'])
      .execute();
    await db.schema
      .createTable('moderation_log')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('moderator', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .execute();
  },
};
