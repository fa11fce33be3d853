import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * ADR 33: the keys of moves are found by the question that these answer. A process of the version before finds
 * them among the entries of their match.
 */
export const keysOfActs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('entries_by_act_key')
      .unique()
      .on('entries')
      .columns(['match_id', 'by', 'key', 'move'])
      .where(sql<boolean>`key is not null and move in ('resign', 'draw', 'undo')`)
      .execute();
    await db.schema.dropIndex('entries_by_key').execute();
  },
};
