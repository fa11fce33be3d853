import type { Kysely } from 'kysely';
import { entryOf, factsOf, seatOf } from './rows.ts';
import type { Schema } from './schema.ts';
import type { GuestId, MatchId, StoredEntry, StoredMatch } from './store.ts';

/** What is read, the same for every database. */
export async function findMatch(db: Kysely<Schema>, id: MatchId): Promise<StoredMatch | undefined> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('match_id', '=', id)
    .orderBy('seat')
    .execute();
  return {
    facts: factsOf(row),
    seats: seats.map(seatOf),
    entries: await entriesFrom(db, id, 0),
    rematch: await findRematch(db, id),
  };
}

export async function entriesFrom(
  db: Kysely<Schema>,
  id: MatchId,
  ply: number,
): Promise<readonly StoredEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('match_id', '=', id)
    .where('ply', '>=', ply)
    .orderBy('ply')
    .execute();
  return rows.map(entryOf);
}

export async function findRematch(db: Kysely<Schema>, id: MatchId): Promise<MatchId | undefined> {
  const row = await db
    .selectFrom('matches')
    .select('id')
    .where('rematch_of', '=', id)
    .executeTakeFirst();
  return row?.id;
}

export async function namesOf(
  db: Kysely<Schema>,
  guests: readonly GuestId[],
): Promise<ReadonlyMap<GuestId, string>> {
  if (guests.length === 0) return new Map();
  const rows = await db.selectFrom('guests').selectAll().where('id', 'in', guests).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function runningMatchesOf(
  db: Kysely<Schema>,
  guest: GuestId,
  limit: number,
): Promise<readonly MatchId[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select('matches.id')
    .where('seats.holder', '=', guest)
    .where('matches.is_over', '=', 0)
    .orderBy('matches.last_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function publicMatchesOf(
  db: Kysely<Schema>,
  game: string,
  limit: number,
): Promise<readonly MatchId[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('game', '=', game)
    .where('watchers', '=', 'anyone')
    .where((build) =>
      build.exists(
        build
          .selectFrom('entries')
          .select('ply')
          .whereRef('entries.match_id', '=', 'matches.id')
          .where('by', '<>', 'chance'),
      ),
    )
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function runningMatchesWithBots(db: Kysely<Schema>): Promise<readonly MatchId[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(['matches.id', 'matches.last_at'])
    .distinct()
    .where('seats.kind', '=', 'bot')
    .where('matches.is_over', '=', 0)
    .orderBy('matches.last_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
