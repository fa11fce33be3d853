import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openPostgresStore } from './postgres-store.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the PostgreSQL server that runs for all tests. */
    readonly postgresUrl: string;
  }
}

let made = 0;

/** A database of its own, with nothing in it. */
export async function newDatabase() {
  const name = `test_${process.pid}_${made++}`;
  await query(inject('postgresUrl'), `create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    /** Of who may do everything. */
    adminUrl: inject('postgresUrl'),
    remove: async () =>
      void (await query(inject('postgresUrl'), `drop database ${name} with (force)`)),
  };
}

/** One database with all tables for a whole file, which is emptied for each test. */
export function emptiedDatabase() {
  let database: ReturnType<typeof make> | undefined;
  const make = async () => {
    const { url } = await newDatabase();
    const store = await openPostgresStore({ url });
    await store.close();
    const tables = (await query(url, TABLES)) as readonly { readonly tablename: string }[];
    // To truncate them would make a new file for each table and each of its indexes.
    const deletions = tables.map(({ tablename }) => `delete from ${tablename};`);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return { url, client, emptying: `${WITHOUT_REFERENCES} ${deletions.join(' ')}` };
  };
  afterAll(async () => (await database)?.client.end());
  return async (): Promise<string> => {
    database ??= make();
    const { url, client, emptying } = await database;
    await client.query(emptying);
    return url;
  };
}

/** But for those that say which migrations were done. */
const TABLES = `select tablename from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%'`;

/** So that they can be emptied in any order. */
const WITHOUT_REFERENCES = 'set session_replication_role = replica;';

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}
