import type { Pace } from '@kast/protocol';
import type { Kysely, Selectable } from 'kysely';
import { inLists } from './in-lists.ts';
import { runningMatchesMadeBy } from './makers.ts';
import type { Schema } from './schema.ts';
import type {
  GuestId,
  MatchId,
  NewStoredMatch,
  NewWish,
  StoredPairing,
  StoredWish,
  WishLimits,
} from './store.ts';
import { createMatch } from './writes.ts';

export async function keepWish(
  db: Kysely<Schema>,
  wish: NewWish,
  { perAccount, mostRunning, goneBefore }: WishLimits,
): Promise<'kept' | 'fulfilled' | 'being-fulfilled' | 'too-many-wishes' | 'too-many-matches'> {
  const { guest, account, games, paces, players, seenAt } = wish;
  const before = await find(db, guest);
  const isThere = before !== undefined && before.seen_at >= goneBefore;
  if (isThere && before.match_id !== null) {
    const fate = await fateOf(db, before.match_id);
    if (fate !== 'over') return fate;
  }
  const { running } = await runningMatchesMadeBy(db, guest).executeTakeFirstOrThrow();
  if (running >= mostRunning) return 'too-many-matches';
  const { wishes } = await db
    .selectFrom('wishes')
    .select((build) => build.fn.countAll<number>().as('wishes'))
    .where('account', '=', account)
    .where('guest', '!=', guest)
    .executeTakeFirstOrThrow();
  if (wishes >= perAccount) return 'too-many-wishes';
  const goesOn = isThere && before.match_id === null;
  const row = {
    account,
    games: JSON.stringify(games),
    paces: JSON.stringify(paces),
    fewest: players.min,
    most: players.max,
    since: goesOn ? agedSince(wish, wishOf(before)) : wish.since,
    seen_at: seenAt,
    match_id: null,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('wishes')
    .values({ guest, ...row })
    .onConflict((conflict) =>
      conflict
        .column('guest')
        .doUpdateSet(row)
        .where('wishes.match_id', 'is not distinct from', before?.match_id ?? null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 0n ? 'being-fulfilled' : 'kept';
}

/** A wish that is being fulfilled in the same commit has no match yet, and may not get it. */
async function fateOf(
  db: Kysely<Schema>,
  match: MatchId,
): Promise<'fulfilled' | 'being-fulfilled' | 'over'> {
  const found = await db
    .selectFrom('matches')
    .select('is_over')
    .where('id', '=', match)
    .executeTakeFirst();
  if (!found) return 'being-fulfilled';
  return found.is_over ? 'over' : 'fulfilled';
}

/**
 * T13: a wish keeps the age of the one in whose place it comes. T12: but whoever has to wait for a live match
 * waits from when they first wish for one.
 */
function agedSince({ since, seenAt, paces }: NewWish, before: StoredWish): number {
  const hasToWait = since > seenAt;
  if (!hasToWait) return Math.min(before.since, since);
  return paces.includes('live') && before.paces.includes('live') ? before.since : since;
}

function find(db: Kysely<Schema>, guest: GuestId) {
  return db.selectFrom('wishes').selectAll().where('guest', '=', guest).executeTakeFirst();
}

/** In milliseconds: whoever was there so recently is not written down again. */
const SEEN_ENOUGH = 4000;

export interface WishSight {
  readonly wish: StoredWish | undefined;
  readonly isWorthNoting: boolean;
}

/** What is asked again and again reads, and rarely writes. */
export async function lookAtWish(
  db: Kysely<Schema>,
  guest: GuestId,
  now: number,
): Promise<WishSight> {
  const row = await find(db, guest);
  if (!row) return { wish: undefined, isWorthNoting: false };
  return { wish: wishOf(row), isWorthNoting: now - row.seen_at >= SEEN_ENOUGH };
}

export async function noteSight(db: Kysely<Schema>, guest: GuestId, now: number): Promise<void> {
  await db.updateTable('wishes').set({ seen_at: now }).where('guest', '=', guest).execute();
}

export async function hasWishes(db: Kysely<Schema>): Promise<boolean> {
  const any = db.selectFrom('wishes').select('guest').where('seen_at', '>=', 0).limit(1);
  return (await any.executeTakeFirst()) !== undefined;
}

/** Whether there was such a one. */
export async function withdrawWish(
  db: Kysely<Schema>,
  guest: GuestId,
  seen: MatchId | undefined,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wishes')
    .where('guest', '=', guest)
    .where('match_id', 'is not distinct from', seen ?? null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function openWishes(
  db: Kysely<Schema>,
  seenSince: number,
  limit: number,
): Promise<readonly StoredWish[]> {
  const rows = await db
    .selectFrom('wishes')
    .selectAll()
    .where('seen_at', '>=', seenSince)
    .where('match_id', 'is', null)
    .orderBy('since')
    .limit(limit)
    .execute();
  return rows.map(wishOf);
}

export async function fulfilWishes(
  db: Kysely<Schema>,
  match: NewStoredMatch,
  guests: readonly GuestId[],
  waited: number,
): Promise<'fulfilled' | 'gone'> {
  const { id, game, madeAt } = match.facts;
  // First, because it locks them: of two processes that find the same, the second finds nobody.
  let taken = 0n;
  for (const list of inLists(guests)) {
    const { numUpdatedRows } = await db
      .updateTable('wishes')
      .set({ match_id: id })
      .where('guest', 'in', list)
      .where('match_id', 'is', null)
      .executeTakeFirstOrThrow();
    taken += numUpdatedRows;
  }
  if (taken < BigInt(guests.length)) {
    await db
      .updateTable('wishes')
      .set({ match_id: null })
      .where('guest', 'in', guests)
      .where('match_id', '=', id)
      .execute();
    return 'gone';
  }
  await createMatch(db, match);
  await db.insertInto('pairings').values({ match_id: id, game, waited, at: madeAt }).execute();
  return 'fulfilled';
}

export async function pairingsSince(
  db: Kysely<Schema>,
  moment: number,
  limit: number,
): Promise<readonly StoredPairing[]> {
  return db
    .selectFrom('pairings')
    .select(['game', 'waited'])
    .where('at', '>=', moment)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

export async function forgetInLobby(
  db: Kysely<Schema>,
  before: { readonly wishes: number; readonly rest: number },
): Promise<void> {
  await db.deleteFrom('wishes').where('seen_at', '<', before.wishes).execute();
  await db.deleteFrom('pairings').where('at', '<', before.rest).execute();
  await db.deleteFrom('open_tables').where('since', '<', before.rest).execute();
}

function wishOf(row: Selectable<Schema['wishes']>): StoredWish {
  return {
    guest: row.guest,
    account: row.account,
    games: JSON.parse(row.games) as readonly string[],
    paces: JSON.parse(row.paces) as readonly Pace[],
    players: { min: row.fewest, max: row.most },
    since: row.since,
    match: row.match_id ?? undefined,
  };
}
