import type { Seat } from '@kast/kernel';
import type { Kysely } from 'kysely';
import type { GuestId, MatchId } from './ids.ts';
import { CrossedRatingsError, countMeetings } from './rated-meetings.ts';
import {
  NEWCOMER,
  type Rate,
  type RatedMatch,
  type RatedPlayer,
  type RatingStore,
  standingOf,
} from './rating-store.ts';
import type { Schema } from './schema.ts';

export async function settleRating(
  db: Kysely<Schema>,
  { match, game, players, isRematch, at }: RatedMatch,
  rate: Rate,
): ReturnType<RatingStore['settleRating']> {
  // First, because it decides: whoever comes second finds nothing to settle.
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ rating: 'done' })
    .where('id', '=', match)
    .where('rating', '=', 'open')
    .where('is_over', '=', 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'nothing-to-settle';
  const began = await beginnings(db, match, players);
  const absent = isRematch ? [] : players.filter(({ seat }) => began.get(seat) === 'forfeited');
  if (players.some(({ seat }) => began.get(seat) !== 'decided')) {
    if (absent.length === 0) return 'not-counted';
    await changeRatings(db, { game, players, rate, changes: (one) => absent.includes(one) });
    return 'counted-for-absent';
  }
  if (!(await countMeetings(db, { game, players, at }))) return 'not-counted';
  await changeRatings(db, { game, players, rate, changes: () => true });
  return 'settled';
}

async function changeRatings(
  db: Kysely<Schema>,
  {
    game,
    players,
    rate,
    changes,
  }: Pick<RatedMatch, 'game' | 'players'> & {
    readonly rate: Rate;
    readonly changes: (player: RatedPlayer) => boolean;
  },
): Promise<void> {
  const before = [];
  // In one order, so that two matches of the same players never wait for each other.
  for (const player of players.toSorted((one, other) => (one.player < other.player ? -1 : 1))) {
    const isChanged = changes(player) && !player.isGone;
    const rating = await (isChanged ? lockRating : readRating)(db, player.player, game);
    before.push({ ...player, isChanged, ...rating });
  }
  const after = rate(before);
  for (const [index, { player, isChanged, matches }] of before.entries()) {
    const { mu, sigma } = after[index] ?? NEWCOMER;
    if (isChanged) await changeRating(db, { player, game, matches }, { mu, sigma });
  }
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

/** Of who is gone nothing is kept. */
async function readRating(db: Kysely<Schema>, player: GuestId, game: string) {
  const kept = await db
    .selectFrom('ratings')
    .select(['mu', 'sigma', 'matches'])
    .where('player', '=', player)
    .where('game', '=', game)
    .executeTakeFirst();
  return kept ?? FRESH;
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

type Beginning = 'decided' | 'resigned' | 'forfeited';

/** T16: what each seat did first: after it has resigned or forfeited a computer goes on with it. */
async function beginnings(
  db: Kysely<Schema>,
  match: MatchId,
  players: readonly RatedPlayer[],
): Promise<ReadonlyMap<Seat, Beginning>> {
  const began = new Map<Seat, Beginning>();
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
    if (first) began.set(seat, beginningWith(first));
  }
  return began;
}

function beginningWith({ by, move }: Pick<Schema['entries'], 'by' | 'move'>): Beginning {
  if (by === 'table') return 'forfeited';
  return move === 'resign' ? 'resigned' : 'decided';
}
