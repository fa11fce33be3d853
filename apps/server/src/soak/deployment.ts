import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgresStore } from '../store/postgres/postgres-store.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { openSlot, removeFolders, type ServerSlot } from './server-processes.ts';

/** All that runs: processes, and where they keep their matches. */
export interface Deployment {
  readonly slots: readonly ServerSlot[];
  readonly postgres: PostgresDeployment | undefined;
  /** Reads what is stored, apart from any server. */
  readonly openStore: () => Promise<Store>;
  /** For what a program would not do to its data. */
  readonly sql: (statement: string) => Promise<void>;
  close(): Promise<void>;
}

export interface PostgresDeployment {
  readonly server: TestPostgres;
  /** As whom the processes come; not the owner of everything. */
  readonly role: string;
  /** As the owner of everything. */
  readonly admin: (statement: string) => Promise<void>;
}

export type Database = 'sqlite' | 'postgres';

export function deploy(database: Database): Promise<Deployment> {
  return database === 'sqlite' ? deployOnSqlite() : deployOnPostgres();
}

/** One process with the embedded database. */
async function deployOnSqlite(): Promise<Deployment> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kast-soak-'));
  const file = join(dataDir, 'kast.db');
  const slots = [await openSlot({ env: {}, dataDir })];
  return {
    slots,
    postgres: undefined,
    openStore: () => openSqliteStore({ file, readOnly: true }),
    async sql(statement) {
      const { DatabaseSync } = await import('node:sqlite');
      const opened = new DatabaseSync(file, { timeout: 10_000 });
      opened.exec(statement);
      opened.close();
    },
    async close() {
      await Promise.all(slots.map((slot) => slot.kill()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const ROLE = 'players';

/** Two processes on one PostgreSQL. */
async function deployOnPostgres(): Promise<Deployment> {
  const server = await startPostgres();
  const admin = (statement: string): Promise<void> => query(server.url, statement);
  await admin(`create role ${ROLE} login password '${ROLE}'`);
  await admin(`create database ${ROLE} owner ${ROLE}`);
  const url = new URL(server.url);
  Object.assign(url, { username: ROLE, password: ROLE, pathname: `/${ROLE}` });
  const env = { DATABASE_URL: url.href, SESSION_SECRET: 'soak'.repeat(8) };
  const slots = [await openSlot({ env }), await openSlot({ env })];
  return {
    slots,
    postgres: { server, role: ROLE, admin },
    openStore: () => openPostgresStore({ url: url.href, readOnly: true }),
    sql: (statement) => query(url.href, statement),
    async close() {
      await Promise.all(slots.map((slot) => slot.kill()));
      await removeFolders(slots);
      await server.stop();
    },
  };
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
