import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@kast/games';
import { must, seededRandom } from '@kast/kernel';
import { beginMatch } from '../../src/matches/create-match.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { StoredSeat } from '../../src/store/store.ts';
import { Guest } from '../guest.ts';
import { Pair } from '../pair.ts';
import { run } from '../process.ts';
import { SERVER } from '../settings.ts';

/**
 * Of a server process of its own: how soon it listens and how much memory it takes with ten thousand
 * unfinished matches and with none, and what a watcher adds to a move over real connections.
 */
const MATCHES = 10_000;
const WATCHERS = 200;
/** Few enough that a match by lot does not end meanwhile. */
const MOVES = 30;

const person: StoredSeat = { seat: 1, kind: 'person', holder: 'somebody' };
const bot = (seat: number): StoredSeat => ({ seat, kind: 'bot', level: 1 });

const report = {
  startWithNone: await start([]),
  startWithUnfinished: await start([person, bot(2)]),
  startWithBotsAwaited: await start([bot(1), { ...person, seat: 2 }]),
  watchers: await watchers(),
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);

async function start(seats: readonly StoredSeat[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kast-bench-'));
  if (seats.length > 0) await fill(dataDir, seats);
  const before = performance.now();
  const server = await run(SERVER, envFor(dataDir));
  const milliseconds = Math.round(performance.now() - before);
  const megabytes = Math.round(
    (await metric(server.url, 'process_resident_memory_bytes')) / 2 ** 20,
  );
  await server.stop();
  await rm(dataDir, { recursive: true });
  return { listensAfterMilliseconds: milliseconds, megabytes };
}

async function fill(dataDir: string, seats: readonly StoredSeat[]): Promise<void> {
  const store = await openSqliteStore({ file: join(dataDir, 'kast.db') });
  const game = await tablut();
  const beginning = {
    options: {},
    watchers: 'anyone',
    maker: 'somebody',
    account: 'somewhere',
    now: Date.now(),
    addsNonces: true,
  } as const;
  await Promise.all(
    Array.from({ length: MATCHES }, () => {
      const begun = beginMatch(game, seats, beginning);
      if (!begun.ok) throw new Error(begun.error.code);
      return store.createMatch(begun.value);
    }),
  );
  await store.close();
}

/** Processor time of the server for a move, with two players alone and with watchers. */
async function watchers() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kast-bench-'));
  const server = await run(SERVER, envFor(dataDir));
  const pair = new Pair(server.url, await tablut(), seededRandom('w1'));
  await pair.sitDown();
  const play = async (): Promise<number> => {
    const before = await metric(server.url, 'process_cpu_seconds_total');
    for (let played = 0; played < MOVES; played++) await pair.playOne();
    return (((await metric(server.url, 'process_cpu_seconds_total')) - before) * 1000) / MOVES;
  };
  await play();
  const alone = await play();
  const watching = Array.from({ length: WATCHERS }, () => new Guest(server.url));
  for (const guest of watching) await guest.follow(pair.events, 0, () => undefined);
  const { events } = pair;
  const watched = await play();
  if (pair.events !== events) throw new Error('the match ended too soon');
  await server.stop();
  await rm(dataDir, { recursive: true });
  const perWatcher = Math.round(((watched - alone) / WATCHERS) * 1e4) / 1e4;
  return { millisecondsAMove: round(alone), withWatchers: round(watched), perWatcher };
}

async function metric(url: URL, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

function envFor(dataDir: string): NodeJS.ProcessEnv {
  const limit = '100000000';
  return {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: limit,
    STREAMS_PER_ADDRESS: '1000000',
  };
}

function tablut() {
  return must(
    registry.find(({ info }) => info.id === 'tablut'),
    'Tablut',
  ).rules();
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
