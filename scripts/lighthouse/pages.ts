import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectNode } from '../setup/node.mjs';
import { root } from '../setup/root.mjs';

export interface OpenPages {
  /** By what kind of page it is. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const GAME = 'tablut';

/** The real server with the built app, and a match at one of its tables. */
export async function openPages(): Promise<OpenPages> {
  const data = await mkdtemp(join(tmpdir(), 'kast-lighthouse-'));
  const server = spawn(projectNode(), ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(data, { recursive: true, force: true });
  };
  try {
    const origin = await openAddress(server.stdout);
    const match = await beginMatch(origin);
    const addresses = {
      cupboard: '/',
      game: `/${GAME}`,
      setup: `/${GAME}/table`,
      table: `/m/${match}`,
      rulebook: `/${GAME}/rules`,
      lesson: `/${GAME}/learn`,
      replay: `/m/${match}/replay`,
    };
    return {
      addresses: Object.fromEntries(
        Object.entries(addresses).map(([page, path]) => [page, origin + path]),
      ),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openAddress(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: said })) {
    const address = /open at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the server did not start');
}

/** Against a computer, with one move made, for anybody to watch. */
async function beginMatch(origin: string): Promise<string> {
  const begun = await fetch(`${origin}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      game: GAME,
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
      watchers: 'anyone',
    }),
  });
  if (!begun.ok) throw new Error(`no match was begun: ${await begun.text()}`);
  const { id } = (await begun.json()) as { readonly id: string };
  const cookie = begun.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const table = `${origin}/api/matches/${id}`;
  const { standing } = (await (await fetch(table, { headers: { cookie } })).json()) as {
    readonly standing: { readonly question?: number; readonly ply: number };
  };
  const moved = await fetch(`${table}/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({
      question: standing.question ?? standing.ply,
      move: 'e6-f6',
      key: crypto.randomUUID(),
    }),
  });
  if (!moved.ok) throw new Error(`no move was made: ${await moved.text()}`);
  return id;
}
