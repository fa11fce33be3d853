import type { ClubSettings } from '@kast/protocol';
import type { Kysely, Selectable } from 'kysely';
import { inLists } from './in-lists.ts';
import { runningMatchesMadeBy } from './makers.ts';
import type { Commit } from './commit.ts';
import type { Schema } from './schema.ts';
import type {
  ClubChange,
  ClubId,
  ClubStore,
  GuestId,
  GuestsClub,
  MatchId,
  NewStoredMatch,
  StoredClub,
  StoredPerson,
  StoredRound,
  StoredTable,
  WholeClub,
} from './store.ts';
import { vacateTable } from './vacate-table.ts';
import { createMatch } from './writes.ts';

interface ClubDatabase {
  readonly db: Kysely<Schema>;
  readonly commit: Commit;
  readonly onChanged: (match: MatchId) => void;
}

export function sqlClubStore({ db, commit, onChanged }: ClubDatabase): ClubStore {
  return {
    create: (club, mostOpen) => commit((transaction) => create(transaction, club, mostOpen)),
    find: (id) => find(db, id),
    async change(id, revision, wanted) {
      const answer = await commit((transaction) => change(transaction, { id, revision }, wanted));
      if (answer === 'changed') for (const match of wanted.vacate ?? []) onChanged(match);
      return answer;
    },
    async revisionsOf(ids) {
      const found = new Map<ClubId, number>();
      for (const list of inLists(ids)) {
        const rows = await db
          .selectFrom('club_evenings')
          .select(['id', 'revision'])
          .where('id', 'in', list)
          .execute();
        for (const { id, revision } of rows) found.set(id, revision);
      }
      return found;
    },
    async byCode(code) {
      const row = await db
        .selectFrom('club_evenings')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirst();
      return row?.id;
    },
    ofGuest: (guest, wanted) => ofGuest(db, guest, wanted),
    keepHostCode: (id, hash, expiresAt) =>
      commit(async (transaction) => {
        await transaction
          .updateTable('club_evenings')
          .set({ host_code: hash, host_code_expires: expiresAt })
          .where('id', '=', id)
          .execute();
      }),
    takeHostCode: (hash, now) =>
      commit(async (transaction) => {
        const row = await transaction
          .updateTable('club_evenings')
          .set({ host_code: null, host_code_expires: null })
          .where('host_code', '=', hash)
          .where('host_code_expires', '>', now)
          .returning('id')
          .executeTakeFirst();
        return row?.id;
      }),
  };
}

async function create(
  db: Kysely<Schema>,
  club: StoredClub,
  mostOpen: number,
): Promise<'created' | 'too-many' | 'code-taken'> {
  const { open } = await db
    .selectFrom('club_evenings')
    .select((build) => build.fn.countAll<number>().as('open'))
    .where('founder', '=', club.founder)
    .where('is_over', '=', 0)
    .executeTakeFirstOrThrow();
  if (open >= mostOpen) return 'too-many';
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('club_evenings')
    .values({
      id: club.id,
      settings: JSON.stringify(club.settings),
      code: club.code,
      founder: club.founder,
      made_at: club.madeAt,
      is_over: club.isOver ? 1 : 0,
      is_shut: club.isShut ? 1 : 0,
      revision: club.revision,
      host_code: null,
      host_code_expires: null,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return 'code-taken';
  await db.insertInto('club_hosts').values({ club: club.id, guest: club.founder }).execute();
  return 'created';
}

async function ofGuest(
  db: Kysely<Schema>,
  guest: GuestId,
  { limit, since }: { readonly limit: number; readonly since?: number },
): Promise<readonly GuestsClub[]> {
  const hosted = db.selectFrom('club_hosts').select('club').where('guest', '=', guest);
  const joined = db.selectFrom('club_people').select('club').where('guest', '=', guest);
  const rows = await db
    .selectFrom('club_evenings')
    .selectAll()
    .select((build) => build.case().when('id', 'in', hosted).then(1).else(0).end().as('is_host'))
    .where('id', 'in', hosted.union(joined))
    .$if(since !== undefined, (query) =>
      query.where('is_over', '=', 0).where('made_at', '>', since ?? 0),
    )
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ is_host, ...row }) => ({ ...clubOf(row), isHost: is_host === 1 }));
}

async function find(db: Kysely<Schema>, id: ClubId): Promise<WholeClub | undefined> {
  // The evening first: whoever holds it sees by its revision when the rest is newer.
  const row = await db
    .selectFrom('club_evenings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [hosts, people, rounds] = await Promise.all([
    db.selectFrom('club_hosts').select('guest').where('club', '=', id).execute(),
    db.selectFrom('club_people').selectAll().where('club', '=', id).orderBy('person').execute(),
    db.selectFrom('club_rounds').selectAll().where('club', '=', id).orderBy('round').execute(),
  ]);
  return {
    club: clubOf(row),
    hosts: hosts.map(({ guest }) => guest),
    people: people.map(({ person, name, guest, lot, is_away }) => ({
      person,
      name,
      ...(guest === null ? {} : { guest }),
      lot,
      isAway: is_away === 1,
    })),
    rounds: rounds.map(({ round, tables, byes }) => ({
      round,
      tables: JSON.parse(tables) as readonly StoredTable[],
      byes: JSON.parse(byes) as readonly number[],
    })),
  };
}

function clubOf(row: Selectable<Schema['club_evenings']>): StoredClub {
  return {
    id: row.id,
    settings: JSON.parse(row.settings) as ClubSettings,
    code: row.code,
    founder: row.founder,
    madeAt: row.made_at,
    isOver: row.is_over === 1,
    isShut: row.is_shut === 1,
    revision: row.revision,
  };
}

async function change(
  db: Kysely<Schema>,
  { id, revision }: { readonly id: ClubId; readonly revision: number },
  {
    settings,
    isOver,
    isShut,
    people = [],
    removePerson,
    rounds = [],
    dropRound,
    vacate = [],
    host,
    matches = [],
    mostRunning,
  }: ClubChange,
): Promise<'changed' | 'conflict' | 'too-many'> {
  // Asked before anything is written: a change takes effect wholly or not at all.
  if (!(await hasRoom(db, matches, mostRunning))) return 'too-many';
  const { numUpdatedRows } = await db
    .updateTable('club_evenings')
    .set({
      revision: revision + 1,
      ...(settings ? { settings: JSON.stringify(settings) } : {}),
      ...(isOver === undefined ? {} : { is_over: isOver ? 1 : 0 }),
      ...(isShut === undefined ? {} : { is_shut: isShut ? 1 : 0 }),
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'conflict';
  for (const one of people) await putPerson(db, id, one);
  if (removePerson !== undefined) {
    await db
      .deleteFrom('club_people')
      .where('club', '=', id)
      .where('person', '=', removePerson)
      .execute();
  }
  for (const round of rounds) await putRound(db, id, round);
  if (dropRound !== undefined) {
    await db
      .deleteFrom('club_rounds')
      .where('club', '=', id)
      .where('round', '=', dropRound)
      .execute();
  }
  if (host !== undefined) {
    await db
      .insertInto('club_hosts')
      .values({ club: id, guest: host })
      .onConflict((conflict) => conflict.columns(['guest', 'club']).doNothing())
      .execute();
  }
  for (const match of matches) await createMatch(db, match);
  for (const match of vacate) await vacateTable(db, match);
  return 'changed';
}

async function hasRoom(
  db: Kysely<Schema>,
  matches: readonly NewStoredMatch[],
  most: number | undefined,
): Promise<boolean> {
  const [first] = matches;
  if (!first || most === undefined) return true;
  const { running } = await runningMatchesMadeBy(db, first.facts.maker).executeTakeFirstOrThrow();
  return running + matches.length <= most;
}

async function putPerson(db: Kysely<Schema>, club: ClubId, one: StoredPerson): Promise<void> {
  const { person, name, guest = null, lot, isAway } = one;
  const row = { name, guest, lot, is_away: isAway ? 1 : 0 };
  await db
    .insertInto('club_people')
    .values({ club, person, ...row })
    .onConflict((conflict) => conflict.columns(['club', 'person']).doUpdateSet(row))
    .execute();
}

async function putRound(
  db: Kysely<Schema>,
  club: ClubId,
  { round, tables, byes }: StoredRound,
): Promise<void> {
  const row = { tables: JSON.stringify(tables), byes: JSON.stringify(byes) };
  await db
    .insertInto('club_rounds')
    .values({ club, round, ...row })
    .onConflict((conflict) => conflict.columns(['club', 'round']).doUpdateSet(row))
    .execute();
}
