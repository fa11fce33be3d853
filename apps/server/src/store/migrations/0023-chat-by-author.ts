import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** T14: what somebody has said last at a table is found however much others have said since. */
export const chatByAuthor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('chat_lines_of_author').execute();
    await db.schema
      .createIndex('chat_lines_of_author')
      .on('chat_lines')
      .columns(['author', 'match_id', 'at'])
      .execute();
  },
};
