import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How players are reached who do not look. */
export const notifications: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('endpoint', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('push_subscriptions_by_player')
      .on('push_subscriptions')
      .columns(['player', 'made_at'])
      .execute();
    await db.schema
      .createTable('notification_settings')
      .addColumn('player', 'text', (column) => column.primaryKey())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('is_held_back', 'integer', (column) => column.notNull())
      .addColumn('digest_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('notification_settings_by_digest')
      .on('notification_settings')
      .column('digest_at')
      .execute();
    await db.schema
      .createTable('notices')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('notices_by_time').on('notices').column('sent_at').execute();
  },
};
