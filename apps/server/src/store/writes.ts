import { sql, type Transaction } from 'kysely';
import { findRematch } from './queries.ts';
import { entryRow, matchRow, seatRow } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Addition, GuestId, MatchId, NewStoredMatch, StoredEntry } from './store.ts';

/** What is written, each inside a transaction that the database's own folder provides. */
export async function makeMatch(
  transaction: Transaction<Schema>,
  { facts, seats, entries }: NewStoredMatch,
): Promise<'made' | 'rematch-exists'> {
  if (facts.rematchOf !== undefined && (await findRematch(transaction, facts.rematchOf))) {
    return 'rematch-exists';
  }
  await transaction.insertInto('matches').values(matchRow(facts)).execute();
  const seatRows = seats.map((seat) => seatRow(facts.id, seat));
  await transaction.insertInto('seats').values(seatRows).execute();
  await insertEntries(transaction, facts.id, 0, entries);
  return 'made';
}

export async function append(
  transaction: Transaction<Schema>,
  { match, ply, entries, ends }: Addition,
): Promise<'appended' | 'conflict'> {
  if ((await lengthOfLog(transaction, match)) !== ply) return 'conflict';
  const keys = entries.flatMap(({ key }) => key ?? []);
  if (keys.length > 0 && (await hasKey(transaction, match, keys))) return 'conflict';
  await insertEntries(transaction, match, ply, entries);
  await transaction
    .updateTable('matches')
    .set({ last_at: entries.at(-1)?.at ?? 0, is_over: ends ? 1 : 0 })
    .where('id', '=', match)
    .execute();
  return 'appended';
}

export async function takeSeat(
  transaction: Transaction<Schema>,
  match: MatchId,
  seat: number,
  guest: GuestId,
): Promise<'taken' | 'conflict'> {
  const held = await transaction
    .selectFrom('seats')
    .select('seat')
    .where('match_id', '=', match)
    .where('holder', '=', guest)
    .executeTakeFirst();
  if (held) return 'conflict';
  const { numUpdatedRows } = await transaction
    .updateTable('seats')
    .set({ kind: 'person', holder: guest })
    .where('match_id', '=', match)
    .where('seat', '=', seat)
    .where('kind', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'taken' : 'conflict';
}

export async function nameGuest(
  transaction: Transaction<Schema>,
  guest: GuestId,
  name: string,
): Promise<void> {
  await transaction
    .insertInto('guests')
    .values({ id: guest, name })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
    .execute();
}

async function insertEntries(
  transaction: Transaction<Schema>,
  match: MatchId,
  ply: number,
  entries: readonly StoredEntry[],
): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    await transaction
      .insertInto('entries')
      .values(entryRow(match, ply + index, entry))
      .execute();
  }
}

async function lengthOfLog(
  transaction: Transaction<Schema>,
  match: MatchId,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('entries')
    .select(sql<number>`coalesce(max(ply) + 1, 0)`.as('length'))
    .where('match_id', '=', match)
    .executeTakeFirst();
  return row?.length;
}

async function hasKey(
  transaction: Transaction<Schema>,
  match: MatchId,
  keys: readonly string[],
): Promise<boolean> {
  const row = await transaction
    .selectFrom('entries')
    .select('ply')
    .where('match_id', '=', match)
    .where('key', 'in', keys)
    .executeTakeFirst();
  return row !== undefined;
}
