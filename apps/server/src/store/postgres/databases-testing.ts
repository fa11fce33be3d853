import pg from 'pg';
import { inject } from 'vitest';
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

/** Each before those that it refers to. */
const TABLES = [
  'seats',
  'seat_codes',
  'entries',
  'snapshots',
  'matches',
  'guests',
  'readiness',
  'leases',
  'tallies',
  'processes',
];

/** One database with all tables for a whole file, which is emptied for each test. */
export function emptiedDatabase() {
  let database: Promise<string> | undefined;
  const make = async (): Promise<string> => {
    const { url } = await newDatabase();
    const store = await openPostgresStore({ url });
    await store.close();
    return url;
  };
  return async (): Promise<string> => {
    database ??= make();
    const url = await database;
    // To truncate them would make a new file for each table and each of its indexes.
    await query(url, TABLES.map((table) => `delete from ${table};`).join(' '));
    return url;
  };
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}
