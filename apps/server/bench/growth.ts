import pg from 'pg';
import type { LoadProcess } from './load/load-process.ts';
import { type Running, run } from './process.ts';
import { round, say } from './report.ts';
import { embedded, SERVER, shared } from './settings.ts';
import { storeMovesInPostgres, storeMovesInSqlite } from './stored-moves.ts';

export interface GrowthOptions {
  readonly load: LoadProcess;
  readonly matches: number;
  readonly seconds: number;
  readonly newFolder: () => Promise<string>;
  /** Of a PostgreSQL server. */
  readonly url: string;
}

const STORED = [1e3, 1e4, 1e5, 1e6];
/** Between the stores in turn, so that whatever else the machine does meets all of them. */
const ROUNDS = 4;
/** Stretches of a match in which the cost of a move is compared. */
const EARLY = { from: 50, to: 150 };
const LATE = { from: 450, to: 550 };

/** Processor time of the server for a move, by how much is stored and by how far a match has come. */
export async function measureGrowth(options: GrowthOptions) {
  const sqlite = await byStoredMoves('sqlite', options, async (moves) => {
    const dataDir = await options.newFolder();
    await storeMovesInSqlite(dataDir, moves);
    return embedded(dataDir);
  });
  const postgres1 = await byStoredMoves('postgres1', options, async (moves) => {
    const url = await newDatabase(options.url, `stored_${moves}`);
    await storeMovesInPostgres(url, moves);
    return shared(await options.newFolder(), url, 0);
  });
  return { sqlite, postgres1, matchLength: await byMatchLength(options) };
}

async function byStoredMoves(
  name: string,
  options: GrowthOptions,
  fill: (moves: number) => Promise<NodeJS.ProcessEnv>,
) {
  const servers: { readonly moves: number; readonly server: Running; readonly costs: number[] }[] =
    [];
  const firstPageMs: Record<string, number> = {};
  for (const moves of STORED) {
    const env = await fill(moves);
    const before = performance.now();
    const server = await run(SERVER, env);
    await fetch(server.url);
    firstPageMs[moves] = Math.round(performance.now() - before);
    servers.push({ moves, server, costs: [] });
  }
  for (let played = 0; played < ROUNDS; played++) {
    for (const { server, costs } of servers) costs.push(await costOfMove(server, options));
  }
  await Promise.all(servers.map(({ server }) => server.stop()));
  // The first time is for the compiler.
  const costs = servers.map(({ moves, costs: all }) => [moves, median(all.slice(1))] as const);
  const microseconds = Object.fromEntries(costs);
  const ratio = round((costs.at(-1)?.[1] ?? 0) / (costs[0]?.[1] ?? 1));
  say(
    `growth on ${name}: µs of the server for a move, by stored moves ${JSON.stringify(microseconds)}`,
  );
  say(`  ${ratio} times as much with the most; first page after ${JSON.stringify(firstPageMs)} ms`);
  return { microsecondsByStoredMoves: microseconds, ratio, firstPageMs };
}

async function costOfMove(server: Running, { load, matches, seconds }: GrowthOptions) {
  await sitDown(server, load, matches);
  const before = await server.processorSeconds();
  const { figures } = await load.ask({ ask: 'play', seconds: seconds / 2 });
  const after = await server.processorSeconds();
  await load.ask({ ask: 'leave' });
  return microsecondsBetween(before, after, figures.count);
}

async function byMatchLength({ load, newFolder, matches }: GrowthOptions) {
  const server = await run(SERVER, embedded(await newFolder()));
  await sitDown(server, load, matches);
  const costs: number[] = [];
  for (const { from, to } of [EARLY, LATE]) {
    await load.ask({ ask: 'play-until', ply: from });
    const before = await server.processorSeconds();
    const { figures } = await load.ask({ ask: 'play-until', ply: to });
    costs.push(microsecondsBetween(before, await server.processorSeconds(), figures.count));
  }
  await load.ask({ ask: 'leave' });
  await server.stop();
  const [early = 1, late = 0] = costs;
  const ratio = round(late / early);
  say(`growth with the length of a match: ${early} µs after ${EARLY.from} plies,`);
  say(`  ${late} µs after ${LATE.from}: ${ratio} times as much`);
  return { microsecondsAfter50: early, microsecondsAfter450: late, ratio };
}

async function sitDown(server: Running, load: LoadProcess, tables: number): Promise<void> {
  const origins = [server.url.href];
  await load.ask({ ask: 'sit-down', origins, tables, apart: false, withStreams: true });
}

function microsecondsBetween(before: number, after: number, moves: number): number {
  return round(((after - before) / moves) * 1e6);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
