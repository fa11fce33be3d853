import type { LoadProcess } from './load/load-process.ts';
import type { Running } from './process.ts';
import { round, say } from './report.ts';

export interface Memory {
  readonly kbPerOpenMatch: number;
  readonly kbPerStream: number;
}

/** How far the matches have come that are kept open. */
const PLIES = 50;

/** What two players' matches keep in memory, then what their streams add to it. */
export async function measureMemory(
  name: string,
  servers: readonly Running[],
  load: LoadProcess,
  streams: number,
): Promise<Memory> {
  const tables = Math.floor(streams / 2);
  const origins = servers.map(({ url }) => url.href);
  const empty = await memoryOf(servers);
  await load.ask({ ask: 'sit-down', origins, tables, apart: false, withStreams: false });
  await load.ask({ ask: 'play-unseen', plies: PLIES });
  const open = await memoryOf(servers);
  await load.ask({ ask: 'follow' });
  const followed = await memoryOf(servers);
  await load.ask({ ask: 'leave' });
  const kbPerOpenMatch = round((open.kept - empty.kept) / 1024 / tables);
  const kbPerStream = round((followed.kept - open.kept) / 1024 / (2 * tables));
  say(`${name}: ${kbPerOpenMatch} KB for an open match, ${kbPerStream} KB for a stream;`);
  say(
    `  ${2 * tables} streams at ${tables} matches: ${megabytes(followed.resident)} MB resident, ` +
      `${megabytes(followed.kept)} MB of it kept (with none: ${megabytes(empty.resident)} MB resident)`,
  );
  return { kbPerOpenMatch, kbPerStream };
}

async function memoryOf(servers: readonly Running[]) {
  const used = await Promise.all(servers.map((server) => server.usage()));
  return {
    kept: used.reduce((sum, { keptBytes }) => sum + keptBytes, 0),
    resident: used.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
