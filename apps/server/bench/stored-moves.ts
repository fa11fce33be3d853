import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../src/store/sqlite/database.ts';
import { openPostgresStore } from '../src/store/postgres/postgres-store.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';

/** In each of the matches that are stored before anything is measured; one in ten of them still runs. */
const PLIES = 100;

/** A database that holds so many moves of matches that nobody has open. */
export async function storeMovesInSqlite(dataDir: string, moves: number): Promise<void> {
  const file = join(dataDir, 'kast.db');
  await (await openSqliteStore({ file })).close();
  const database = openDatabase(file);
  const match = database.prepare(INSERT_MATCH.replaceAll(/\$\d+/g, '?'));
  const seat = database.prepare(INSERT_SEAT.replaceAll(/\$\d+/g, '?'));
  const entry = database.prepare(INSERT_ENTRY.replaceAll(/\$\d+/g, '?'));
  database.exec('begin');
  for (let stored = 0; stored < moves; stored += PLIES) {
    const id = newId();
    const isOver = stored % (10 * PLIES) === 0 ? 0 : 1;
    match.run(id, newId(), isOver);
    for (const number of [1, 2]) seat.run(id, number, newId(), isOver);
    for (let ply = 0; ply < PLIES; ply++) {
      entry.run(id, ply, String((ply % 2) + 1), `bench-ply-${ply}`);
    }
  }
  database.exec('commit');
  database.close();
}

/** The same for PostgreSQL, which makes the rows itself. */
export async function storeMovesInPostgres(url: string, moves: number): Promise<void> {
  await (await openPostgresStore({ url })).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const matches = `
    select id, case when number % 10 = 0 then 0 else 1 end as is_over
    from (
      select number, substr(md5(number::text), 1, 22) as id
      from generate_series(1, ${Math.ceil(moves / PLIES)}) as number
    ) as made`;
  const values = (insert: string, ...parameters: string[]): string =>
    (/\(([^()]*\$[^()]*)\)$/.exec(insert)?.[1] ?? '').replaceAll(
      /\$(\d+)/g,
      (_, number) => parameters[Number(number) - 1] ?? '',
    );
  const into = (insert: string): string => insert.slice(0, insert.lastIndexOf('values'));
  await client.query(
    `${into(INSERT_MATCH)} select ${values(INSERT_MATCH, 'id', 'id', 'is_over')} from (${matches}) m`,
  );
  await client.query(
    `${into(INSERT_SEAT)} select ${values(INSERT_SEAT, 'id', 'seat', `id || seat`, 'is_over')}
     from (${matches}) m, generate_series(1, 2) as seat`,
  );
  await client.query(
    `${into(INSERT_ENTRY)}
     select ${values(INSERT_ENTRY, 'id', 'ply', `(ply % 2 + 1)::text`, `'bench-ply-' || ply`)}
     from (${matches}) m, generate_series(0, ${PLIES - 1}) as ply`,
  );
  await client.query('vacuum analyze');
  await client.end();
}

const INSERT_MATCH = `
  insert into matches (
    id, maker, is_over, game, rules_version, options, watchers, seed, account, made_at, rematch_of,
    revision, ply, to_decide, outcome, last_at, awaits_bot, is_begun
  ) values ($1, $2, $3, 'tablut', 1, '{}', 'anyone', 'none', 'bench', 1000, null,
    ${PLIES}, ${PLIES}, '[1]', null, 2000, 0, 1)`;
const INSERT_SEAT = `
  insert into seats (match_id, seat, holder, is_over, kind, level)
  values ($1, $2, $3, $4, 'person', null)`;
const INSERT_ENTRY = `
  insert into entries (match_id, ply, "by", key, move, at)
  values ($1, $2, $3, $4, 'e3-e4', 2000)`;

function newId(): string {
  return randomBytes(16).toString('base64url');
}
