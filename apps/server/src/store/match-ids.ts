import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { MatchId } from './ids.ts';
import type { Schema } from './schema.ts';

type Matches = SelectQueryBuilder<Schema, 'matches', { id: MatchId }>;

/** Every match there is, a page at a time. */
export function matchIds(
  db: Kysely<Schema>,
  limit: number,
  after: MatchId | undefined,
): Promise<readonly MatchId[]> {
  return pageOf(idsIn(db), limit, after);
}

// The conditions are literal, as in the indexes that hold no other matches.

export function matchesAwaitingBots(
  db: Kysely<Schema>,
  limit: number,
  after: MatchId | undefined,
): Promise<readonly MatchId[]> {
  return pageOf(idsIn(db).where('awaits_bot', '=', sql.lit(1)), limit, after);
}

export function matchesToCount(
  db: Kysely<Schema>,
  limit: number,
  after: MatchId | undefined,
): Promise<readonly MatchId[]> {
  const toCount = idsIn(db).where('is_counted', '=', sql.lit(0)).where('is_over', '=', sql.lit(1));
  return pageOf(toCount, limit, after);
}

function idsIn(db: Kysely<Schema>): Matches {
  return db.selectFrom('matches').select('id');
}

async function pageOf(
  matches: Matches,
  limit: number,
  after: MatchId | undefined,
): Promise<readonly MatchId[]> {
  const rows = await matches
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
