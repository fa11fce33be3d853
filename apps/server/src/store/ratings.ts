import { type Kysely, sql } from 'kysely';
import type { GuestId, MatchId } from './ids.ts';
import type { StoredRating } from './rating-store.ts';
import type { Schema } from './schema.ts';

export async function matchesToRate(
  db: Kysely<Schema>,
  limit: number,
): Promise<readonly MatchId[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    // Literally, as in the index that holds no others.
    .where('rating', '=', sql.lit('open'))
    .where('is_over', '=', sql.lit(1))
    .where('id', '>', '')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function ratingsOf(
  db: Kysely<Schema>,
  player: GuestId,
): Promise<readonly (StoredRating & { readonly game: string })[]> {
  return db
    .selectFrom('ratings')
    .select(['player', 'game', 'mu', 'sigma', 'matches'])
    .where('player', '=', player)
    .orderBy('game')
    .execute();
}

export function ladder(
  db: Kysely<Schema>,
  game: string,
  atLeast: number,
  limit: number,
): Promise<readonly StoredRating[]> {
  return db
    .selectFrom('ratings')
    .select(['player', 'mu', 'sigma', 'matches'])
    .where('game', '=', game)
    .where('matches', '>=', atLeast)
    .orderBy('standing', 'desc')
    .limit(limit)
    .execute();
}
