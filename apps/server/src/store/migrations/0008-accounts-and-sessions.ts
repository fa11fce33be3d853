import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who has an account, by what they sign in, and where they are signed in. */
export const accountsAndSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull().unique())
      .addColumn('login', 'text', (column) => column.unique())
      .addColumn('name', 'text')
      .addColumn('password', 'text')
      .addColumn('settings', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
    await index(db, 'passkeys', 'account_id');

    await db.schema
      .createTable('recovery_codes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .execute();
    await index(db, 'recovery_codes', 'account_id');

    await db.schema
      .createTable('account_sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('guest', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await index(db, 'account_sessions', 'account_id');

    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await index(db, 'challenges', 'expires_at');

    await db.schema
      .createTable('ended_sessions')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('session', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('session_endings')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();

    // Whose tables change hands is found by it when two players become one.
    await db.schema.createIndex('matches_by_maker').on('matches').column('maker').execute();
  },
};

async function index(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
}
