import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is said at tables, apart from their logs; who does not want to read whom; and what was reported. */
export const chat: Migration = {
  async up(db: Kysely<unknown>) {
    for (const room of ['players_chat', 'watchers_chat']) {
      await db.schema
        .alterTable('matches')
        .addColumn(room, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .createTable('chat_lines')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('phrase', 'text')
      .addColumn('text', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('ply', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('is_removed', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('chat_lines_in_order', ['match_id', 'room', 'number'])
      .execute();
    await db.schema
      .createIndex('chat_lines_by_version')
      .on('chat_lines')
      .columns(['match_id', 'room', 'version'])
      .execute();
    await db.schema
      .createTable('chat_mutes')
      .addColumn('reader', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_mutes_one_each', ['reader', 'author'])
      .execute();
    await db.schema.createIndex('chat_mutes_of_author').on('chat_mutes').column('author').execute();
    await db.schema
      .createTable('chat_reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('reporter', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('ply', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('context', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .addUniqueConstraint('chat_reports_one_each', ['reporter', 'match_id', 'room', 'number'])
      .execute();
    await db.schema
      .createIndex('chat_reports_of_reporter')
      .on('chat_reports')
      .columns(['reporter', 'at'])
      .execute();
    await db.schema
      .createIndex('chat_reports_open')
      .on('chat_reports')
      .columns(['closed_at', 'at'])
      .execute();
  },
};
