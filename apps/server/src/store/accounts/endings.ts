import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Endings } from './account-store.ts';

/** A process that has not looked for so many forgets all that it knows. */
const KEPT = 10_000;
const MOST_AT_ONCE = 1000;

/**
 * Every process knows for itself who is signed in, and looks here for who is not any more. The one row that
 * counts them is locked until the commit, so that whoever has seen a number has seen all before it.
 */
export async function tellEnded(db: Kysely<Schema>, sessions: readonly string[]): Promise<void> {
  if (sessions.length === 0) return;
  const { count } = await db
    .insertInto('session_endings')
    .values({ id: 1, count: sessions.length })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((build) => ({
        count: build(build.ref('session_endings.count'), '+', sessions.length),
      })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  const first = count - sessions.length + 1;
  const rows = sessions.map((session, index) => ({ number: first + index, session }));
  await db.insertInto('ended_sessions').values(rows).execute();
  await db
    .deleteFrom('ended_sessions')
    .where('number', '<=', count - KEPT)
    .execute();
}

/**
 * Until the commit nobody else makes an account, signs in or deletes one, in any process: what a guest has goes to one
 * of them. Before anything else is locked, so that no two wait for each other.
 */
export async function lockEndings(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('session_endings')
    .values({ id: 1, count: 0 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((build) => ({ count: build.ref('session_endings.count') })),
    )
    .execute();
}

export async function endingsSince(
  db: Kysely<Schema>,
  since: number | undefined,
): Promise<Endings> {
  if (since === undefined) {
    const row = await db
      .selectFrom('session_endings')
      .select('count')
      .where('id', '=', 1)
      .executeTakeFirst();
    return { last: row?.count ?? 0, sessions: [], hasGap: false };
  }
  const rows = await db
    .selectFrom('ended_sessions')
    .selectAll()
    .where('number', '>', since)
    .orderBy('number')
    .limit(MOST_AT_ONCE)
    .execute();
  return {
    last: rows.at(-1)?.number ?? since,
    sessions: rows.map(({ session }) => session),
    hasGap: rows[0] !== undefined && rows[0].number > since + 1,
  };
}
