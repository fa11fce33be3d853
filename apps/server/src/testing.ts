import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type AnyGame, type Entry, must, type Result, type Standing } from '@kast/kernel';
import { type ChatCalls, chatCallsTo } from '@kast/protocol/chat-client';
import {
  type ActRequest,
  type ChatEvent,
  type Client,
  connectTo,
  newKey,
  type NewMatch,
  type PlyEvent,
  type Snapshot,
  type TableEvent,
  type Transport,
} from '@kast/protocol/client';
import { highCard, nim, quoits } from '@kast/test-kit';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import type { PlayableBox } from './live/game-rules.ts';
import { openServer, type Server } from './server.ts';
import { newDatabaseFile } from './store/sqlite/database-testing.ts';
import { openSqliteStore } from './store/sqlite/sqlite-store.ts';
import { TOYS_FILE } from './workers/testing.ts';

/** What the server's tests share: a real server on a free port, and guests with cookies of their own. */
export interface TestServer {
  readonly server: Server;
  readonly url: string;
  readonly dataDir: string;
  newGuest(): TestGuest;
  /** Goes down in good order and comes up again on the same data and address. */
  restart(whileDown?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface TestGuest {
  readonly client: Client;
  readonly chat: ChatCalls;
  readonly fetch: typeof fetch;
  cookie: string | undefined;
}

export interface TestServerOptions {
  readonly boxes?: readonly PlayableBox[];
  /** With the referees of the test kit unless told, where the games are not those of the registry. */
  readonly workerFile?: URL;
  readonly env?: NodeJS.ProcessEnv;
  /** In milliseconds, instead of the real one. */
  readonly monotonicNow?: () => number;
  /** Where every line of the log goes. */
  readonly onLog?: (line: string) => void;
}

export { decideByLot } from './soak/decide-by-lot.ts';

const GAMES: readonly AnyGame[] = [nim, highCard, quoits];

export const TOYS: readonly PlayableBox[] = GAMES.map((game) => ({
  info: game.info,
  rules: async () => game,
}));

/** For one test. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** For a whole file, which closes it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kast-server-'));
  await newDatabaseFile(dataDir);
  let server = await open(dataDir, options);
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    get server() {
      return server;
    },
    url,
    dataDir,
    newGuest: () => newGuest(url),
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
    async restart(whileDown) {
      await server.close();
      await whileDown?.();
      server = await open(dataDir, options);
      await server.app.listen({ host: '127.0.0.1', port: Number(new URL(url).port) });
      void server.resumeBots();
    },
  };
}

async function open(dataDir: string, options: TestServerOptions): Promise<Server> {
  const { boxes, workerFile = TOYS_FILE, env, onLog, monotonicNow } = options;
  const settings = {
    DATA_DIR: dataDir,
    WEB_DIR: dataDir,
    LOG_LEVEL: 'silent',
    BOT_THREADS: '1',
    REQUESTS_PER_MINUTE: '1000000',
    MATCHES_PER_GUEST: '1000000',
  };
  const config = mustWork(readConfig({ ...settings, ...env }));
  const log = onLog ? pino({ level: 'trace' }, { write: onLog }) : pino({ level: config.logLevel });
  return openServer({
    config,
    log,
    ...(boxes ? { boxes, workerFile } : {}),
    ...(monotonicNow ? { monotonicNow } : {}),
  });
}

export function newGuest(url: string): TestGuest {
  const transport = inTestTransport((address, init) => guest.fetch(address, init));
  const guest: TestGuest = {
    cookie: undefined,
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      if (guest.cookie !== undefined) headers.set('cookie', guest.cookie);
      const response = await fetch(address, { ...init, headers });
      const [set] = response.headers.getSetCookie();
      if (set !== undefined) guest.cookie = set.split(';')[0];
      return response;
    },
    client: connectTo(url, transport),
    chat: chatCallsTo(url, transport),
  };
  return guest;
}

export function inTestTransport(fetch: Transport['fetch']): Transport {
  return { fetch, wait, now: () => performance.now() };
}

/** In tests a stream that broke is tried again at once, and none is silent for too long. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds < 30_000) setImmediate(resolve);
    else signal.addEventListener('abort', () => resolve());
  });
}

/** The value of what must not fail in a test. */
export function mustWork<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.error)}`);
  return result.value;
}

export interface Watching {
  readonly plies: readonly PlyEvent[];
  readonly tables: readonly TableEvent[];
  readonly chats: readonly ChatEvent[];
  /** Sent instead of each ply, to who was too far behind. */
  readonly snapshots: readonly Snapshot[];
  readonly lost: readonly string[];
  /** The latest standing that was told. */
  readonly standing: Standing | undefined;
  /** Resolves when it holds; looked at after everything that comes in. */
  until(holds: (watching: Watching) => boolean): Promise<void>;
  close(): void;
}

export function watch({ client }: TestGuest, id: string, ply: number): Watching {
  const plies: PlyEvent[] = [];
  const tables: TableEvent[] = [];
  const chats: ChatEvent[] = [];
  const snapshots: Snapshot[] = [];
  const lost: string[] = [];
  let standing: Standing | undefined;
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  const take =
    <Item>(list: Item[]) =>
    (item: Item): void => {
      list.push(item);
      if (typeof item === 'object' && item !== null && 'standing' in item) {
        standing = item.standing as Standing;
      }
      wake();
    };
  const stream = client.follow(id, ply, {
    onPly: take(plies),
    onTable: take(tables),
    onChat: take(chats),
    onSnapshot: take(snapshots),
    onState: (state) => {
      if (state.kind === 'lost') take(lost)(state.failure.code);
      else wake();
    },
    // What a test does wrong in here must not pass for a break.
    onError: (error) => {
      throw error;
    },
  });
  const watching: Watching = {
    plies,
    tables,
    chats,
    snapshots,
    lost,
    get standing() {
      return standing;
    },
    async until(holds) {
      while (!holds(watching)) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
      }
    },
    close: () => stream.close(),
  };
  onTestFinished(() => stream.close());
  return watching;
}

export const NIM: NewMatch = {
  game: 'nim',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  watchers: 'anyone',
};

export interface TestTable extends TestServer {
  readonly id: string;
  readonly token: string;
  /** Seat 1, who set the table. */
  readonly ann: TestGuest;
  /** Seat 2, who came by invitation. */
  readonly bob: TestGuest;
  /** Nobody in particular. */
  readonly carol: TestGuest;
}

/** A server with one table for two, both of them seated. */
export async function openTestTable(
  wish: Partial<NewMatch> = {},
  options: TestServerOptions = { boxes: TOYS },
): Promise<TestTable> {
  return seatTwo(await openTestServer(options), wish);
}

/** A new table on this server. */
export async function seatTwo(
  server: TestServer,
  wish: Partial<NewMatch> = {},
): Promise<TestTable> {
  const [ann, bob, carol] = [server.newGuest(), server.newGuest(), server.newGuest()];
  const { id, invites } = mustWork(await ann.client.newMatch({ ...NIM, ...wish }));
  const token = invites[0]?.token ?? '';
  mustWork(await bob.client.claimSeat(id, token));
  return Object.assign(Object.create(server) as TestServer, { id, token, ann, bob, carol });
}

/** As a player who has seen everything so far would; to who is asked nothing the rules say so. */
export async function move({ client }: TestGuest, id: string, text: string, key = newKey()) {
  const { question, ply } = mustWork(await client.snapshot(id)).standing;
  return client.move(id, { question: question ?? ply, move: text, key });
}

/** An act of the table, by a player who has seen everything so far. */
export async function act(
  { client }: TestGuest,
  id: string,
  kind: 'resign' | 'draw' | 'undo',
  key = newKey(),
) {
  const { standing } = mustWork(await client.snapshot(id));
  return client.act(id, actOn(standing, kind, key));
}

function actOn(
  { offers, takeBack, ply }: Standing,
  kind: 'resign' | 'draw' | 'undo',
  key: string,
): ActRequest {
  if (kind === 'resign') return { act: 'resign', key };
  if (kind === 'undo') return { act: 'undo', ply: takeBack ?? ply, key };
  const [offer] = offers;
  return offer ? { act: 'accept-draw', offer: offer.ply, key } : { act: 'offer-draw', key };
}

/** Writes into the store of a server that is down, by whoever moves next of two; nothing is judged. */
export async function appendToLog(
  { dataDir }: Pick<TestServer, 'dataDir'>,
  id: string,
  moves: readonly string[],
): Promise<void> {
  const store = await openSqliteStore({ file: join(dataDir, 'kast.db') });
  const { facts, status: before } = must(await store.findMatch(id), 'the match');
  const { rulesVersion } = facts;
  const { ply } = before;
  let by = 1;
  const entries = moves.map((text) => {
    if (text === 'undo') by = 3 - by;
    const entry = { by, move: text, at: 1, key: undefined };
    if (text !== 'undo') by = 3 - by;
    return entry;
  });
  const end = ply + entries.length;
  const status = { ply: end, toDecide: [by], outcome: undefined, lastAt: 1, awaitsBot: false };
  await store.append({ match: id, ply, rulesVersion, entries, status });
  await store.close();
}

/** The last entries of the log, as a snapshot tells them. */
export function entriesIn({ history }: Pick<Snapshot, 'history'>): readonly Entry[] {
  return history.plies.map(({ entry }) => entry);
}

/** What a server answers to these bytes, once it has closed the connection. */
export async function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(bytes);
  return text(socket);
}
