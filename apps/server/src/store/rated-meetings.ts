import type { Kysely } from 'kysely';
import type { GuestId } from './ids.ts';
import { MOST_BETWEEN_TWO, type RatedMatch } from './rating-store.ts';
import type { Schema } from './schema.ts';

/** Two matches of one player were counted in one transaction: each is tried by itself. */
export class CrossedRatingsError extends Error {}

const DAY = 24 * 60 * 60 * 1000;

/** False, and nothing is counted, where two of the players have met too often within a day. */
export async function countMeetings(
  db: Kysely<Schema>,
  { game, players, at }: Pick<RatedMatch, 'game' | 'players' | 'at'>,
): Promise<boolean> {
  const before = [];
  for (const [player, opponent] of pairsOf(players)) {
    const { since, matches } = await lockMeeting(db, { player, opponent, game, since: at });
    const isOld = since + DAY <= at;
    if (!isOld && matches >= MOST_BETWEEN_TWO) return false;
    before.push({ player, opponent, game, matches, now: isOld ? 1 : matches + 1, since, isOld });
  }
  for (const { player, opponent, matches, now, since, isOld } of before) {
    const { numUpdatedRows } = await db
      .updateTable('rated_meetings')
      .set({ matches: now, since: isOld ? at : since })
      .where('player', '=', player)
      .where('opponent', '=', opponent)
      .where('game', '=', game)
      .where('matches', '=', matches)
      .where('since', '=', since)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) {
      throw new CrossedRatingsError(`${player} and ${opponent} have met again`);
    }
  }
  return true;
}

/** In one order, so that two matches of the same players never wait for each other. Who is gone met nobody. */
function pairsOf(players: RatedMatch['players']): readonly (readonly [GuestId, GuestId])[] {
  const ids = players
    .flatMap(({ player, isGone }) => (isGone ? [] : [player]))
    .toSorted((one, other) => (one < other ? -1 : 1));
  return ids.flatMap((player, index) =>
    ids.slice(index + 1).map((opponent) => [player, opponent] as const),
  );
}

function lockMeeting(
  db: Kysely<Schema>,
  meeting: Pick<Schema['rated_meetings'], 'player' | 'opponent' | 'game' | 'since'>,
) {
  return db
    .insertInto('rated_meetings')
    .values({ ...meeting, matches: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['player', 'opponent', 'game'])
        .doUpdateSet((build) => ({ matches: build.ref('rated_meetings.matches') })),
    )
    .returning(['since', 'matches'])
    .executeTakeFirstOrThrow();
}

export async function forgetMeetings(db: Kysely<Schema>, player: GuestId): Promise<void> {
  await db.deleteFrom('rated_meetings').where('player', '=', player).execute();
  await db.deleteFrom('rated_meetings').where('opponent', '=', player).execute();
}
