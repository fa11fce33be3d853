import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unreachable } from '@kast/kernel';
import { startPostgres } from '../src/soak/start-postgres.ts';
import { readFlags, type Subject } from './flags.ts';
import { measureGrowth } from './growth.ts';
import { startLoad } from './load/load-process.ts';
import { measureMemory } from './measure-memory.ts';
import { measureSpeed, type Speed } from './measure-speed.ts';
import { type Running, run } from './process.ts';
import { round, say, sayLoad } from './report.ts';
import { embedded, SERVER, shared, YARDSTICK } from './settings.ts';

/**
 * The load bench: two clients at each of many matches, over the real API, for every way to store them, and
 * beside it a server without rules as the yardstick. The last line with `--json` is what it found.
 */
const flags = readFlags(process.argv.slice(2));
const folder = await mkdtemp(join(tmpdir(), 'kast-bench-'));
const load = await startLoad();
sayLoad();

const report: Record<string, unknown> = {};
const { movesPerSec } = await onYardstick();
report['yardstick'] = { movesPerSec };
for (const subject of flags.only) report[subject] = await measure(subject);
sayLoad();
if (flags.json) say(JSON.stringify(report));
load.stop();
await rm(folder, { recursive: true });
// PostgreSQL leaves a hook for its own end behind.
process.exit(0);

async function onYardstick(): Promise<Speed> {
  const server = await run(YARDSTICK, embedded(await newFolder()));
  const speed = await measureSpeed({ ...flags, name: 'yardstick', servers: [server], load });
  await server.stop();
  return speed;
}

async function measure(subject: Subject): Promise<unknown> {
  switch (subject) {
    case 'sqlite':
      return measureServers(subject, async () => [await run(SERVER, embedded(await newFolder()))]);
    case 'postgres1':
      return onPostgres((url) => measureServers(subject, () => processes(url, 1)));
    case 'postgres2':
      return onPostgres((url) => measureServers(subject, () => processes(url, 2)));
    case 'growth':
      return onPostgres((url) => measureGrowth({ ...flags, load, newFolder, url }));
    default:
      return unreachable(subject);
  }
}

/** Each time with processes of their own: what the one thing leaves behind is not the other's. */
async function measureServers(name: string, start: () => Promise<readonly Running[]>) {
  const speed = await measureOn(start, async (servers) => {
    const together = await measureSpeed({ ...flags, name, servers, load });
    if (servers.length > 1) {
      const atBoth = `${name}, the two clients of a match at different processes`;
      await measureSpeed({ ...flags, name: atBoth, servers, load, apart: true });
    }
    return together;
  });
  say(`  ${round(speed.movesPerSec / movesPerSec)} of the yardstick`);
  const memory = await measureMemory(
    name,
    (measured) => measureOn(start, measured),
    load,
    flags.streams,
  );
  return { movesPerSec: speed.movesPerSec, p99At1000: speed.p99At1000, ...memory };
}

async function measureOn<Value>(
  start: () => Promise<readonly Running[]>,
  measured: (servers: readonly Running[]) => Promise<Value>,
): Promise<Value> {
  const servers = await start();
  try {
    return await measured(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function onPostgres<Value>(measured: (url: string) => Promise<Value>): Promise<Value> {
  const postgres = await startPostgres(['-c', 'max_connections=100']);
  try {
    return await measured(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function processes(url: string, count: number): Promise<readonly Running[]> {
  const dataDir = await newFolder();
  return Promise.all(
    Array.from({ length: count }, (_, number) => run(SERVER, shared(dataDir, url, number))),
  );
}

function newFolder(): Promise<string> {
  return mkdtemp(join(folder, 'data-'));
}
