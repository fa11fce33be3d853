import { type Kysely, sql } from 'kysely';
import { attendanceRow, wholeNumber } from './rows.ts';
import type { Schema } from './schema.ts';
import type { AttendanceChange, AwaySeat, GuestId, MatchId } from './store.ts';
import { changeFrom } from './writes.ts';

/** T12: who is away, and who has left how often. */
export async function setAttendance(
  db: Kysely<Schema>,
  match: MatchId,
  revision: number,
  { seat, attendance, awaitsBot }: AttendanceChange,
): Promise<'set' | 'conflict'> {
  const change = { awaits_bot: awaitsBot ? 1 : 0 };
  if (!(await changeFrom(db, match, revision, change))) return 'conflict';
  await db
    .updateTable('seats')
    .set(attendanceRow(attendance))
    .where('match_id', '=', match)
    .where('seat', '=', seat)
    .execute();
  return 'set';
}

export async function awaySeats(
  db: Kysely<Schema>,
  limit: number,
  after?: AwaySeat,
): Promise<readonly AwaySeat[]> {
  const rows = await db
    .selectFrom('seats')
    .select(['match_id', 'seat', 'away_since'])
    .where('away_since', 'is not', null)
    .where('substitute_from', 'is', null)
    // As the index says it, or that is not used.
    .where('is_over', '=', sql.lit(0))
    .$if(after !== undefined, (query) =>
      query.where((build) =>
        build(
          build.refTuple('away_since', 'match_id', 'seat'),
          '>',
          build.tuple(after?.since ?? 0, after?.match ?? '', after?.seat ?? 0),
        ),
      ),
    )
    .orderBy('away_since')
    .orderBy('match_id')
    .orderBy('seat')
    .limit(limit)
    .execute();
  return rows.map(({ match_id: match, seat, away_since }) => ({
    match,
    seat,
    since: wholeNumber(match, away_since ?? 0),
  }));
}

/** In milliseconds: what was longer ago is forgotten. */
const REMEMBERED = 30 * 86_400_000;

export async function noteDeparture(db: Kysely<Schema>, guest: GuestId, at: number): Promise<void> {
  await db
    .deleteFrom('departures')
    .where('guest', '=', guest)
    .where('at', '<', at - REMEMBERED)
    .execute();
  await db.insertInto('departures').values({ guest, at }).execute();
}

export async function departuresOf(
  db: Kysely<Schema>,
  guest: GuestId,
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('departures')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('guest', '=', guest)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
