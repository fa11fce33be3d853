import type { Level } from '@kast/bots';
import type { Kysely } from 'kysely';
import { dropFullTable } from './open-tables.ts';
import type { Schema } from './schema.ts';
import type { GuestId, MatchId, SeatMove, StoredSeatCode } from './store.ts';
import { addToRevision } from './writes.ts';

/**
 * Who holds a seat, where it is not somebody who sits down: a computer that comes, and a player who goes on
 * at another device. The row of the match is written first, as by every change of it.
 */
export async function fillSeat(
  db: Kysely<Schema>,
  match: MatchId,
  seat: number,
  level: Level,
): Promise<'filled' | 'conflict' | 'only-bots'> {
  await addToRevision(db, match, 1);
  const refused = async <Why>(why: Why): Promise<Why> => {
    await addToRevision(db, match, -1);
    return why;
  };
  const rows = await db
    .selectFrom('seats')
    .select(['seat', 'kind', 'is_over'])
    .where('match_id', '=', match)
    .execute();
  const own = rows.find((row) => row.seat === seat);
  if (own?.kind !== 'open' || own.is_over === 1) return refused('conflict');
  if (rows.every((row) => row.kind === 'bot' || row === own)) return refused('only-bots');
  await db
    .updateTable('seats')
    .set({ kind: 'bot', level })
    .where('match_id', '=', match)
    .where('seat', '=', seat)
    .execute();
  await dropFullTable(db, match);
  const { to_decide } = await db
    .selectFrom('matches')
    .select('to_decide')
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  if ((JSON.parse(to_decide) as readonly number[]).includes(seat)) {
    await db.updateTable('matches').set({ awaits_bot: 1 }).where('id', '=', match).execute();
  }
  return 'filled';
}

export async function keepSeatCode(
  db: Kysely<Schema>,
  { hash, match, seat, holder, expiresAt }: StoredSeatCode,
  now: number,
): Promise<void> {
  await db.deleteFrom('seat_codes').where('expires_at', '<=', now).execute();
  const change = { hash, holder, expires_at: expiresAt };
  await db
    .insertInto('seat_codes')
    .values({ match_id: match, seat: seat === 'table' ? NO_SEAT : seat, ...change })
    .onConflict((conflict) => conflict.columns(['match_id', 'seat']).doUpdateSet(change))
    .execute();
}

const NO_SEAT = 0;
const UNKNOWN: SeatMove = { kind: 'unknown' };

export async function moveSeat(
  db: Kysely<Schema>,
  hash: string,
  guest: GuestId,
  now: number,
): Promise<SeatMove> {
  const known = await liveCode(db, hash, now);
  if (!known) return UNKNOWN;
  const { match_id: match, seat, holder } = known;
  if (seat === NO_SEAT) return { kind: 'table', match };
  // First, because it locks the match: of two who use it at once, the second looks at what the first has done.
  await addToRevision(db, match, 1);
  const refused = async (why: SeatMove): Promise<SeatMove> => {
    await addToRevision(db, match, -1);
    return why;
  };
  if (!(await liveCode(db, hash, now))) return refused(UNKNOWN);
  const held = await db
    .selectFrom('seats')
    .select('seat')
    .where('match_id', '=', match)
    .where('holder', '=', guest)
    .executeTakeFirst();
  if (held && held.seat !== seat) return refused({ kind: 'seated', seat: held.seat });
  await db.deleteFrom('seat_codes').where('hash', '=', hash).execute();
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ holder: guest })
    .where('match_id', '=', match)
    .where('seat', '=', seat)
    .where('kind', '=', 'person')
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? refused(UNKNOWN) : { kind: 'moved', match, seat };
}

function liveCode(db: Kysely<Schema>, hash: string, now: number) {
  return db
    .selectFrom('seat_codes')
    .select(['match_id', 'seat', 'holder'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
