import type { Kysely } from 'kysely';
import { clockRow, wholeNumber } from './rows.ts';
import type { Schema } from './schema.ts';
import type { MatchId, StoredClock, TimedMatch } from './store.ts';
import { changeFrom } from './writes.ts';

/** T11: what is kept of clocks beside the facts of a match. */
export async function setClock(
  db: Kysely<Schema>,
  match: MatchId,
  revision: number,
  clock: StoredClock,
): Promise<'set' | 'conflict'> {
  return (await changeFrom(db, match, revision, clockRow(clock))) ? 'set' : 'conflict';
}

/** With entries that were appended in the same transaction. */
export async function putClock(
  db: Kysely<Schema>,
  match: MatchId,
  clock: StoredClock,
): Promise<void> {
  await db.updateTable('matches').set(clockRow(clock)).where('id', '=', match).execute();
}

export async function timedMatches(
  db: Kysely<Schema>,
  limit: number,
  after?: TimedMatch,
): Promise<readonly TimedMatch[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'due_at'])
    .where('due_at', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where((build) =>
        build(build.refTuple('due_at', 'id'), '>', build.tuple(after?.dueAt ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, due_at }) => ({ id, dueAt: wholeNumber(id, due_at ?? 0) }));
}

export async function lastClockBeat(db: Kysely<Schema>): Promise<number | undefined> {
  const row = await db.selectFrom('clock_beats').select('at').executeTakeFirst();
  return row?.at;
}

export async function beatClock(db: Kysely<Schema>, at: number): Promise<void> {
  await db
    .insertInto('clock_beats')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
}
