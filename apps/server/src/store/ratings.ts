import { type Kysely, sql } from 'kysely';
import type { GuestId, MatchId } from './ids.ts';
import {
  NEWCOMER,
  type Rate,
  type RatedPlayer,
  standingOf,
  type StoredRating,
} from './rating-store.ts';
import type { Schema } from './schema.ts';

/** Two matches of one player were counted in one transaction: each is tried by itself. */
class CrossedRatingsError extends Error {}

export async function settleRating(
  db: Kysely<Schema>,
  match: MatchId,
  game: string,
  players: readonly RatedPlayer[],
  rate: Rate,
): Promise<'settled' | 'nothing-to-settle'> {
  // First, because it decides: whoever comes second finds nothing to settle.
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ rating: 'done' })
    .where('id', '=', match)
    .where('rating', '=', 'open')
    .where('is_over', '=', 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'nothing-to-settle';
  const before = [];
  // In one order, so that two matches of the same players never wait for each other.
  for (const player of players.toSorted((one, other) => (one.player < other.player ? -1 : 1))) {
    before.push({
      ...player,
      ...(player.isGone ? FRESH : await lockRating(db, player.player, game)),
    });
  }
  const after = rate(before);
  for (const [index, { player, isGone, matches }] of before.entries()) {
    const { mu, sigma } = after[index] ?? NEWCOMER;
    if (!isGone) await changeRating(db, { player, game, matches }, { mu, sigma });
  }
  return 'settled';
}

const FRESH = { ...NEWCOMER, matches: 0 };

async function lockRating(db: Kysely<Schema>, player: GuestId, game: string) {
  return db
    .insertInto('ratings')
    .values({ player, game, ...FRESH, standing: standingOf(NEWCOMER) })
    .onConflict((conflict) =>
      conflict
        .columns(['player', 'game'])
        .doUpdateSet((build) => ({ matches: build.ref('ratings.matches') })),
    )
    .returning(['mu', 'sigma', 'matches'])
    .executeTakeFirstOrThrow();
}

async function changeRating(
  db: Kysely<Schema>,
  { player, game, matches }: { player: GuestId; game: string; matches: number },
  rating: { readonly mu: number; readonly sigma: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('ratings')
    .set({ ...rating, standing: standingOf(rating), matches: matches + 1 })
    .where('player', '=', player)
    .where('game', '=', game)
    .where('matches', '=', matches)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new CrossedRatingsError(`the rating of ${player} has changed`);
}

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
