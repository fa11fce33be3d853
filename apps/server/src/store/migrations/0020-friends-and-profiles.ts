import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who is whose friend, and what players show of themselves: results, how often against whom, openings. */
export const friendsAndProfiles: Migration = {
  async up(db: Kysely<unknown>) {
    await friends(db);
    await results(db);
    await counts(db);
  },
};

async function friends(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('friendships')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('friend', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('friendships_one_each', ['player', 'friend'])
    .execute();
  await db.schema.createIndex('friendships_by_friend').on('friendships').column('friend').execute();
  await db.schema
    .createTable('friend_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_by', 'text')
    .execute();
  await db.schema
    .createIndex('friend_links_by_player')
    .on('friend_links')
    .columns(['player', 'expires_at'])
    .execute();
  await db.schema
    .createTable('table_invitations')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('from_player', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_invitations_one_each', ['player', 'match_id'])
    .execute();
  await db.schema
    .createIndex('table_invitations_by_sender')
    .on('table_invitations')
    .columns(['from_player', 'at'])
    .execute();
}

async function results(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('is_counted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('matches_to_count')
    .on('matches')
    .column('id')
    .where(sql<boolean>`is_counted = 0 and is_over = 1`)
    .execute();
  await db.schema
    .createTable('match_results')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('is_rated', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('match_results_one_each', ['player', 'match_id'])
    .execute();
  await db.schema
    .createIndex('match_results_by_time')
    .on('match_results')
    .columns(['player', 'at', 'match_id'])
    .execute();
  await db.schema
    .createIndex('match_results_public')
    .on('match_results')
    .columns(['player', 'at', 'match_id'])
    .where(sql<boolean>`is_public = 1`)
    .execute();
}

async function counts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('result_counts')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('opponent', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('drawn', 'integer', (column) => column.notNull())
    .addColumn('lost', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('result_counts_one_each', ['player', 'opponent', 'game', 'is_public'])
    .execute();
  await db.schema
    .createIndex('result_counts_by_opponent')
    .on('result_counts')
    .column('opponent')
    .execute();
  await db.schema
    .createTable('opening_counts')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('opening', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('opening_counts_one_each', [
      'player',
      'game',
      'side',
      'opening',
      'is_public',
    ])
    .execute();
}
