import type { Kysely } from 'kysely';
import { inLists } from './in-lists.ts';
import { type KeyedAct, moveIsKeyedAct } from './keyed-acts.ts';
import {
  clockOf,
  entryOf,
  factsOf,
  noncesOf,
  seatWithNonce,
  statusOf,
  wholeNumber,
} from './rows.ts';
import type { Schema } from './schema.ts';
import {
  DamagedRowError,
  type GuestId,
  type KeyedDecision,
  type MatchId,
  type StoredSnapshot,
  type StoredEntry,
  type StoredMatch,
  type StoredSeat,
} from './store.ts';

/** What is read, the same for every database; lists are in `lists.ts`. */
export async function findMatch(db: Kysely<Schema>, id: MatchId): Promise<StoredMatch | undefined> {
  // With its revision, and asked for before its seats: whoever holds it sees by that when they have changed
  // since. Both are on their way at once, also when the store is closed right after.
  const matchRow = db
    .selectFrom('matches')
    .leftJoin('matches as next', 'next.rematch_of', 'matches.id')
    .selectAll('matches')
    .select('next.id as rematch')
    .where('matches.id', '=', id)
    .executeTakeFirst();
  const [row, seats] = await Promise.all([matchRow, seatsOf(db, id)]);
  if (!row) return undefined;
  const clock = clockOf(row);
  return {
    facts: factsOf(row),
    seats,
    status: statusOf(row),
    rematch: row.rematch ?? undefined,
    nonces: noncesOf(row),
    ...(clock ? { clock } : {}),
    chat: { players: row.players_chat, watchers: row.watchers_chat },
    hasPlans: row.has_plans === 1,
    revision: wholeNumber(id, row.revision),
  };
}

async function seatsOf(db: Kysely<Schema>, id: MatchId): Promise<readonly StoredSeat[]> {
  const rows = await db
    .selectFrom('seats')
    .selectAll()
    .where('match_id', '=', id)
    .orderBy('seat')
    .execute();
  return rows.map(seatWithNonce);
}

export async function entriesBetween(
  db: Kysely<Schema>,
  id: MatchId,
  from: number,
  to: number,
): Promise<readonly StoredEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('match_id', '=', id)
    .where('ply', '>=', from)
    .where('ply', '<', to)
    .orderBy('ply')
    .execute();
  // What comes after a gap would be taken for what is missing.
  const gap = rows.findIndex(({ ply }, index) => ply !== from + index);
  if (gap !== -1) throw new DamagedRowError(`the log of match ${id} has no ply ${from + gap}`);
  return rows.map(entryOf);
}

export function plyAfterKey(
  db: Kysely<Schema>,
  id: MatchId,
  by: StoredEntry['by'],
  keyed: KeyedDecision,
): Promise<number | undefined> {
  return 'act' in keyed ? plyAfterAct(db, id, by, keyed) : plyAfterAnswer(db, id, by, keyed);
}

export async function plyAfterAct(
  db: Kysely<Schema>,
  id: MatchId,
  by: StoredEntry['by'],
  { key, act }: { readonly key: string; readonly act: KeyedAct },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('entries')
    .select('ply')
    .where('match_id', '=', id)
    .where('by', '=', String(by))
    .where('key', '=', key)
    .where('move', '=', act)
    .where(moveIsKeyedAct)
    .executeTakeFirst();
  return row && row.ply + 1;
}

/** The first move of a seat since it was asked is the answer, if there is one: nothing else was asked of it before. */
async function plyAfterAnswer(
  db: Kysely<Schema>,
  id: MatchId,
  by: StoredEntry['by'],
  { key, question }: { readonly key: string; readonly question: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('entries')
    .select(['ply', 'key'])
    .where('match_id', '=', id)
    .where('ply', '>=', question)
    .where('by', '=', String(by))
    .where((build) => build.not(moveIsKeyedAct))
    .orderBy('ply')
    .limit(1)
    .executeTakeFirst();
  return row?.key === key ? row.ply + 1 : undefined;
}

export async function latestSnapshot(
  db: Kysely<Schema>,
  id: MatchId,
  { atOrBefore, rulesVersion }: { readonly atOrBefore: number; readonly rulesVersion: number },
): Promise<StoredSnapshot | undefined> {
  const row = await db
    .selectFrom('snapshots')
    .select(['ply', 'data'])
    .where('match_id', '=', id)
    .where('ply', '<=', atOrBefore)
    .where('rules_version', '=', rulesVersion)
    .orderBy('ply', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, rulesVersion };
}

export async function snapshotPlies(
  db: Kysely<Schema>,
  id: MatchId,
  rulesVersion: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('snapshots')
    .select('ply')
    .where('match_id', '=', id)
    .where('rules_version', '=', rulesVersion)
    .orderBy('ply')
    .execute();
  return rows.map(({ ply }) => ply);
}

export async function namesOf(
  db: Kysely<Schema>,
  guests: readonly GuestId[],
): Promise<ReadonlyMap<GuestId, string>> {
  const names = new Map<GuestId, string>();
  for (const list of inLists(guests)) {
    const rows = await db.selectFrom('guests').selectAll().where('id', 'in', list).execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}
