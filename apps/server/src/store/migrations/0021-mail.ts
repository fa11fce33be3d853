import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses of accounts, what was sent to them, and what else is found by who said or subscribed to it. */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mail_addresses')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('compared', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
      .addColumn('refused_at', 'bigint')
      .execute();
    await index(db, 'mail_addresses', 'compared');

    await db.schema
      .createTable('mail_links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await index(db, 'mail_links', 'account_id');
    await index(db, 'mail_links', 'expires_at');

    await db.schema
      .createTable('mail_counts')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_counts_one_a_day', ['subject', 'day'])
      .execute();
    await index(db, 'mail_counts', 'day');

    await db.schema
      .alterTable('notification_settings')
      .addColumn('is_mail_held_back', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    // A browser is reached for as long as it is signed in.
    await db.schema.alterTable('push_subscriptions').addColumn('session', 'text').execute();
    await index(db, 'push_subscriptions', 'session');

    await db.schema
      .createTable('chat_report_authors')
      .addColumn('report_id', 'text', (column) => column.notNull().references('chat_reports.id'))
      .addColumn('author', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_report_authors_one_each', ['report_id', 'author'])
      .execute();
    await index(db, 'chat_report_authors', 'author');
    await noteAuthorsOfReports(db);
  },
};

async function noteAuthorsOfReports(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; context: string }>`
    select id, context from chat_reports`.execute(db);
  for (const { id, context } of rows) {
    const lines = JSON.parse(context) as readonly { readonly author: string }[];
    for (const author of new Set(lines.map((line) => line.author))) {
      await sql`insert into chat_report_authors (report_id, author) values (${id}, ${author})`.execute(
        db,
      );
    }
  }
}

async function index(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
}
