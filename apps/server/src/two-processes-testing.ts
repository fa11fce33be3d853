import { onTestFinished } from 'vitest';
import { startProcess, testFolder } from './process-testing.ts';
import { newDatabase } from './store/postgres/databases-testing.ts';
import { mustWork, newGuest, type TestGuest } from './testing.ts';

/** Where the matches of all processes are kept. */
export const KEPT = ['one embedded database', 'one PostgreSQL'] as const;

export type Kept = (typeof KEPT)[number];

/** Two servers, each a process of its own, on the same matches. */
export async function openTwo(kept: Kept, env: NodeJS.ProcessEnv = {}) {
  const { settings, databaseUrl } =
    kept === 'one PostgreSQL' ? await onPostgres() : await embedded();
  const start = async (port = '0') => {
    const { dataDir, env: own } = await settings();
    const started = startProcess({
      dataDir,
      env: { PORT: port, LOG_LEVEL: 'error', ...own, ...env },
    });
    return { ...started, url: await started.listening };
  };
  // The first one makes the data, the second one finds it.
  const first = await start();
  const second = await start();
  return { first, second, urls: [first.url, second.url], start, databaseUrl };
}

async function embedded() {
  const dataDir = await testFolder();
  return { databaseUrl: undefined, settings: async () => ({ dataDir, env: {} }) };
}

async function onPostgres() {
  const { url, remove } = await newDatabase();
  onTestFinished(remove);
  const settings = async () => ({ dataDir: await testFolder(), env: settingsFor(url) });
  return { databaseUrl: url, settings };
}

/** What a process needs to serve what is kept there, together with others. */
function settingsFor(url: string): NodeJS.ProcessEnv {
  return { DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) };
}

/** The same cookie works at both: they share the secret that signs it. */
export async function sameGuest(urls: readonly string[]): Promise<readonly TestGuest[]> {
  const guests = urls.map((url) => newGuest(url));
  const [known, ...others] = guests as [TestGuest, ...TestGuest[]];
  mustWork(await known.client.me());
  for (const other of others) other.cookie = known.cookie;
  return guests;
}
