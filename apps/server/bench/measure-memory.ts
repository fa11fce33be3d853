import type { LoadProcess } from './load/load-process.ts';
import type { Running } from './process.ts';
import { round, say } from './report.ts';

export interface Memory {
  readonly kbPerOpenMatch: number;
  readonly kbPerStream: number;
}

/** How many are played, and how far, to find what one of them keeps. */
const PLAYED = { tables: 500, plies: 50 };

/** By those processes that `on` starts, and ends again afterwards. */
type On = <Value>(measured: (servers: readonly Running[]) => Promise<Value>) => Promise<Value>;

export async function measureMemory(
  name: string,
  on: On,
  load: LoadProcess,
  streams: number,
): Promise<Memory> {
  const kbPerOpenMatch = await on((servers) => openMatches(servers, load));
  const { kbPerStream, resident, kept, empty } = await on((servers) =>
    openStreams(servers, load, streams),
  );
  say(`${name}: ${kbPerOpenMatch} KB for an open match, ${kbPerStream} KB for a stream;`);
  say(
    `  ${streams} streams: ${resident} MB resident, ${kept} MB of it kept (with none: ${empty} MB)`,
  );
  return { kbPerOpenMatch, kbPerStream };
}

async function openMatches(servers: readonly Running[], load: LoadProcess): Promise<number> {
  const { tables, plies } = PLAYED;
  const empty = await memoryOf(servers);
  await sitDown(servers, load, tables);
  await load.ask({ ask: 'play-unseen', plies });
  await load.ask({ ask: 'leave' });
  const open = await memoryOf(servers);
  return round((open.kept - empty.kept) / 1024 / tables);
}

/** Two at each of half as many matches. */
async function openStreams(servers: readonly Running[], load: LoadProcess, streams: number) {
  const empty = await memoryOf(servers);
  await sitDown(servers, load, Math.ceil(streams / 2));
  const before = await memoryOf(servers);
  await load.ask({ ask: 'look-on' });
  const after = await memoryOf(servers);
  await load.ask({ ask: 'leave' });
  return {
    kbPerStream: round((after.kept - before.kept) / 1024 / streams),
    resident: megabytes(after.resident),
    kept: megabytes(after.kept),
    empty: megabytes(empty.resident),
  };
}

async function sitDown(
  servers: readonly Running[],
  load: LoadProcess,
  tables: number,
): Promise<void> {
  const origins = servers.map(({ url }) => url.href);
  await load.ask({ ask: 'sit-down', origins, tables, apart: false, withStreams: false });
}

async function memoryOf(servers: readonly Running[]) {
  const used = await Promise.all(servers.map((server) => server.memory()));
  return {
    kept: used.reduce((sum, { keptBytes }) => sum + keptBytes, 0),
    resident: used.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
