import type { Kysely } from 'kysely';
import type { StoredChatLine } from './chat-store.ts';
import type { GuestId } from './ids.ts';
import type { Schema } from './schema.ts';

/** So that their lines are found when they become another player, or nobody. */
export async function noteAuthors(
  db: Kysely<Schema>,
  report: string,
  context: readonly StoredChatLine[],
): Promise<void> {
  const authors = new Set(context.map(({ author }) => author));
  const rows = [...authors].map((author) => ({ report_id: report, author }));
  await db.insertInto('chat_report_authors').values(rows).execute();
}

/** Two players become one, also in what was kept with reports. */
export function mergeInContexts(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  return rewriteContexts(db, from, into, (line) => ({ ...line, author: into }));
}

/** That somebody has said something stays, and why it was reported; their words do not. */
export function blankInContexts(
  db: Kysely<Schema>,
  player: GuestId,
  somebody: GuestId,
): Promise<void> {
  return rewriteContexts(db, player, somebody, (line) => ({
    ...line,
    author: somebody,
    said: undefined,
  }));
}

async function rewriteContexts(
  db: Kysely<Schema>,
  author: GuestId,
  into: GuestId,
  rewrite: (line: StoredChatLine) => StoredChatLine,
): Promise<void> {
  const reports = await db
    .selectFrom('chat_report_authors')
    .innerJoin('chat_reports', 'chat_reports.id', 'chat_report_authors.report_id')
    .select(['chat_reports.id', 'chat_reports.context'])
    .where('chat_report_authors.author', '=', author)
    .execute();
  for (const { id, context } of reports) {
    const lines = JSON.parse(context) as readonly StoredChatLine[];
    const rewritten = lines.map((line) => (line.author === author ? rewrite(line) : line));
    await db
      .updateTable('chat_reports')
      .set({ context: JSON.stringify(rewritten) })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('chat_report_authors')
      .values({ report_id: id, author: into })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await db.deleteFrom('chat_report_authors').where('author', '=', author).execute();
}
