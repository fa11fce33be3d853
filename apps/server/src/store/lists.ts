import { hashOfSeed, isSeed, type Outcome } from '@kast/kernel';
import { type Kysely, type Selectable, sql } from 'kysely';
import { inLists } from './in-lists.ts';
import { inTurns } from './in-turns.ts';
import { optionsOf, seatOf, termsIn, STATUS_COLUMNS, statusOf, wholeNumber } from './rows.ts';
import type { Schema } from './schema.ts';
import type { GuestId, ListedMatch, ListedTable, MatchId, SeatedMatch } from './store.ts';

/** Told of a match that is left out of a list because what is stored of it cannot be read. */
export type OnUnreadable = (match: MatchId, reason: unknown) => void;

/** Lists of matches: two queries each, from an index, and never the log. */
export async function runningMatchesOf(
  db: Kysely<Schema>,
  guest: GuestId,
  limit: number,
  onUnreadable: OnUnreadable,
): Promise<readonly ListedMatch[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(LISTED)
    .where('seats.holder', '=', guest)
    .where('seats.is_over', '=', 0)
    .orderBy('matches.last_at', 'desc')
    .limit(limit)
    .execute();
  return withSeats(db, rows, onUnreadable);
}

export async function publicMatchesOf(
  db: Kysely<Schema>,
  game: string,
  limit: number,
  onUnreadable: OnUnreadable,
): Promise<readonly ListedMatch[]> {
  const rows = await db
    .selectFrom('matches')
    .select(LISTED)
    .where('game', '=', game)
    // Literally, as in the index that holds no others.
    .where('watchers', '=', sql.lit('anyone'))
    .where('is_begun', '=', sql.lit(1))
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
  return withSeats(db, rows, onUnreadable);
}

/** Whatever became of them, in whatever order. */
export async function listedMatches(
  db: Kysely<Schema>,
  ids: readonly MatchId[],
  onUnreadable: OnUnreadable,
): Promise<readonly ListedMatch[]> {
  const rows: ListedRow[] = [];
  for (const list of inLists(ids)) {
    const found = await db.selectFrom('matches').select(LISTED).where('id', 'in', list).execute();
    rows.push(...found);
  }
  return withSeats(db, rows, onUnreadable);
}

export async function matchesToWatch(
  db: Kysely<Schema>,
  among: readonly MatchId[],
  limit: number,
  onUnreadable: OnUnreadable,
): Promise<readonly ListedMatch[]> {
  const rows: (ListedRow & Maker)[] = [];
  for (const list of inLists(among)) {
    const found = await db
      .selectFrom('matches')
      .select([...LISTED, ...MAKER])
      .where('id', 'in', list)
      .where('watchers', '=', 'anyone')
      .where('is_begun', '=', 1)
      .where('is_over', '=', 0)
      .execute();
    rows.push(...found);
  }
  rows.sort((one, other) => other.last_at - one.last_at);
  return withSeats(db, fairly(rows).slice(0, limit), onUnreadable);
}

const MAKER = ['matches.maker', 'matches.account'] as const;
type Maker = Pick<Selectable<Schema['matches']>, 'maker' | 'account'>;

/** T13: nobody fills the list, neither one host nor one network (which is what `account` names). */
function fairly<T extends Maker>(rows: readonly T[]): readonly T[] {
  const byHost = inTurns(rows, ({ maker }) => maker);
  return inTurns(byHost, ({ account }) => account);
}

export async function openTables(
  db: Kysely<Schema>,
  among: readonly MatchId[],
  limit: number,
  onUnreadable: OnUnreadable,
): Promise<readonly ListedTable[]> {
  const open: (Maker & Pick<Schema['open_tables'], 'match_id' | 'since'>)[] = [];
  for (const list of inLists(among)) {
    const found = await db
      .selectFrom('open_tables')
      .innerJoin('matches', 'matches.id', 'open_tables.match_id')
      .select(['match_id', 'since', ...MAKER])
      .where('match_id', 'in', list)
      .execute();
    open.push(...found);
  }
  open.sort((one, other) => other.since - one.since);
  const chosen = fairly(open).map(({ match_id }) => match_id);
  const rows: OpenTableRow[] = [];
  for (const list of inLists(chosen.slice(0, limit))) {
    const found = await db
      .selectFrom('matches')
      .leftJoin('guests', 'guests.id', 'matches.maker')
      .select([...LISTED, ...OPEN_TABLE, 'guests.name as host'])
      .where('matches.id', 'in', list)
      .where('matches.is_over', '=', 0)
      .execute();
    rows.push(...found);
  }
  const places = new Map(chosen.map((id, place) => [id, place]));
  rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const listed = await withSeats(db, rows, onUnreadable);
  return listed.flatMap(({ id, game, madeAt, seats }) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { maker, host } = row;
    const named = { maker, host: host ?? undefined };
    return [{ id, game, seats, since: madeAt, options: optionsOf(row), ...named, ...termsIn(row) }];
  });
}

const OPEN_TABLE = ['matches.options', 'matches.maker', 'matches.clock'] as const;

type OpenTableRow = ListedRow &
  Pick<Selectable<Schema['matches']>, 'options' | 'maker' | 'clock'> & {
    readonly host: string | null;
  };

export async function outcomesOf(
  db: Kysely<Schema>,
  matches: readonly MatchId[],
): Promise<ReadonlyMap<MatchId, Outcome>> {
  const found = new Map<MatchId, Outcome>();
  for (const list of inLists(matches)) {
    const rows = await db
      .selectFrom('matches')
      .select(['id', 'outcome'])
      .where('id', 'in', list)
      .execute();
    for (const { id, outcome } of rows) {
      if (outcome !== null) found.set(id, JSON.parse(outcome) as Outcome);
    }
  }
  return found;
}

export async function seatsHeldBy(
  db: Kysely<Schema>,
  guests: readonly GuestId[],
  mostEach: number,
): Promise<ReadonlyMap<GuestId, readonly SeatedMatch[]>> {
  const held = new Map<GuestId, readonly SeatedMatch[]>();
  for (const list of inLists(guests)) {
    const seats = await seatsOf(db, list, mostEach);
    // All of them, nearly always. Else somebody has so many that others would go short: each is asked for alone.
    const isWhole = seats.length < mostEach;
    const found = Map.groupBy(seats, ({ holder }) => holder);
    for (const guest of new Set(list)) {
      const own = isWhole ? (found.get(guest) ?? []) : await seatsOf(db, [guest], mostEach);
      if (own.length > 0) held.set(guest, own.map(seatedMatch));
    }
  }
  return held;
}

type HeldSeat = Awaited<ReturnType<typeof seatsOf>>[number];

function seatsOf(db: Kysely<Schema>, guests: readonly GuestId[], limit: number) {
  return db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(['holder', 'seat', 'matches.id', 'game', 'ply', 'to_decide', 'watchers'])
    .where('seats.holder', 'in', guests)
    .where('seats.is_over', '=', 0)
    .orderBy('matches.last_at', 'desc')
    .limit(limit)
    .execute();
}

function seatedMatch({ seat, id, game, ply, to_decide, watchers }: HeldSeat): SeatedMatch {
  const isToDecide = (JSON.parse(to_decide) as readonly number[]).includes(seat);
  return { match: id, game, seat, ply, isToDecide, isPublic: watchers === 'anyone' };
}

const COLUMNS = ['id', 'game', 'made_at', 'seed', 'rating', ...STATUS_COLUMNS] as const;
const LISTED = COLUMNS.map((column) => `matches.${column}` as const);

type ListedRow = Pick<Selectable<Schema['matches']>, (typeof COLUMNS)[number]>;
type NamedSeatRow = Parameters<typeof seatOf>[0] & { readonly name: string | null };

async function withSeats(
  db: Kysely<Schema>,
  rows: readonly ListedRow[],
  onUnreadable: OnUnreadable,
): Promise<readonly ListedMatch[]> {
  const seats: NamedSeatRow[] = [];
  for (const list of inLists(rows.map(({ id }) => id))) {
    const found = await db
      .selectFrom('seats')
      .leftJoin('guests', 'guests.id', 'seats.holder')
      .select(['match_id', 'seat', 'kind', 'holder', 'level', 'computer_name', 'guests.name'])
      .where('match_id', 'in', list)
      .orderBy('seat')
      .execute();
    seats.push(...found);
  }
  const seatsOf = Map.groupBy(seats, (seat) => seat.match_id);
  return rows.flatMap((row) => {
    try {
      return [listedMatch(row, seatsOf.get(row.id) ?? [])];
    } catch (reason) {
      onUnreadable(row.id, reason);
      return [];
    }
  });
}

function listedMatch(row: ListedRow, seats: readonly NamedSeatRow[]): ListedMatch {
  const named = seats.flatMap(({ holder, name }) =>
    holder !== null && name !== null ? [[holder, name] as const] : [],
  );
  return {
    id: row.id,
    game: row.game,
    madeAt: wholeNumber(row.id, row.made_at),
    // Only names hang on it: a list does not fail for that.
    seedHash: isSeed(row.seed) ? hashOfSeed(row.seed) : '',
    seats: seats.map(seatOf),
    names: new Map(named),
    status: statusOf(row),
    ...(row.rating === null ? {} : { rated: true as const }),
  };
}
