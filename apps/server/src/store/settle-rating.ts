import type { Kysely } from 'kysely';
import type { GuestId, MatchId } from './ids.ts';
import { CrossedRatingsError, countMeetings } from './rated-meetings.ts';
import {
  NEWCOMER,
  type Rate,
  type RatedMatch,
  type RatedPlayer,
  standingOf,
} from './rating-store.ts';
import type { Schema } from './schema.ts';

export async function settleRating(
  db: Kysely<Schema>,
  { match, game, players, at }: RatedMatch,
  rate: Rate,
): Promise<'settled' | 'not-counted' | 'nothing-to-settle'> {
  // First, because it decides: whoever comes second finds nothing to settle.
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ rating: 'done' })
    .where('id', '=', match)
    .where('rating', '=', 'open')
    .where('is_over', '=', 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'nothing-to-settle';
  if (!(await haveAllDecided(db, match, players))) return 'not-counted';
  if (!(await countMeetings(db, { game, players, at }))) return 'not-counted';
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

/** T16: a move of each seat, before it resigned or forfeited and a computer went on with it. */
async function haveAllDecided(
  db: Kysely<Schema>,
  match: MatchId,
  players: readonly RatedPlayer[],
): Promise<boolean> {
  for (const { seat } of players) {
    const first = await db
      .selectFrom('entries')
      .select(['by', 'move'])
      .where('match_id', '=', match)
      .where((build) =>
        build.or([
          build('by', '=', String(seat)).and('move', 'not in', ['draw', 'undo']),
          build('by', '=', 'table').and('move', 'like', `forfeit ${seat} %`),
        ]),
      )
      .orderBy('ply')
      .limit(1)
      .executeTakeFirst();
    if (!first || first.by === 'table' || first.move === 'resign') return false;
  }
  return true;
}
