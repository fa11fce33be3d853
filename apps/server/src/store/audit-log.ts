import type { AuditEntry } from '@kast/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Stands for the log itself. */
const START = 0;

/** One number for each entry, without gaps: what is missing would show. */
export async function writeAudit(
  db: Kysely<Schema>,
  { at, moderator, act, why, about }: Omit<AuditEntry, 'number'>,
): Promise<void> {
  // Locks the log: of two who write at once the second counts on from the first.
  await db
    .insertInto('moderation_log')
    .values({ number: START, at, moderator: '', act: '', why: '', about: '{}' })
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ at }))
    .execute();
  const { last } = await db
    .selectFrom('moderation_log')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('moderation_log')
    .values({ number: last + 1, at, moderator, act, why, about: JSON.stringify(about) })
    .execute();
}

export async function readAudit(
  db: Kysely<Schema>,
  limit: number,
  before?: number,
): Promise<readonly AuditEntry[]> {
  const all = db
    .selectFrom('moderation_log')
    .selectAll()
    .where('number', '>', START)
    .orderBy('number', 'desc')
    .limit(limit);
  const rows = await (before === undefined ? all : all.where('number', '<', before)).execute();
  return rows.map(({ about, ...row }) => ({
    ...row,
    about: JSON.parse(about) as AuditEntry['about'],
  }));
}
