import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Choice } from '@kast/bots';
import { registry } from '@kast/games';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sessionSecretIn } from './sessions/session-secret.ts';
import { botPlayers } from './bots/bot-players.ts';
import { resumeBots } from './bots/resume-bots.ts';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { type Metrics, newMetrics, watchGauge, watchProcess } from './observability/metrics.ts';
import { openLines } from './live/lines.ts';
import { type PlayableBox, shelfOf } from './matches/shelf.ts';
import { tablesIn } from './matches/tables.ts';
import { refereeDesk } from './referees/referee-desk.ts';
import { openSqliteStore } from './store/sqlite/sqlite-store.ts';
import { type ThreadWork, threadPool } from './threads/pool.ts';

export interface Server {
  readonly app: FastifyInstance;
  /**
   * Takes up the turns of bots that an earlier process left, one match after the other, until all are
   * taken up or the server closes. Never rejects: a match that fails is counted and logged.
   */
  resumeBots(): Promise<void>;
  /** Finishes what is under way, ends the streams, and lets the data go. */
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly metrics?: Metrics;
  /** For tests: milliseconds of a clock that never runs backwards. */
  readonly monotonicNow?: () => number;
  /** Games to play, where not those of the registry. */
  readonly boxes?: readonly PlayableBox[];
  /** What their referees judge with, in a thread. */
  readonly refereeWork?: ThreadWork;
}

/** Everything put together; it does not listen yet. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { config, log, boxes = registry, metrics = newMetrics() } = options;
  const { monotonicNow = () => performance.now() } = options;
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const secret = config.sessionSecret ?? (await sessionSecretIn(config.dataDir));
  const store = await openSqliteStore({
    file: join(config.dataDir, 'kast.db'),
    onCommit: (writes) => metrics.commits.observe(writes),
  });
  const pool = threadPool(config.botThreads);
  const referees = refereeDesk({
    work: options.refereeWork,
    onFailure: (game, reason) => {
      metrics.refereeFailures.inc({ game });
      log.error({ game, err: reason }, 'a referee failed to judge');
    },
  });
  const means = { store, now: Date.now, askReferee: referees.ask };
  const bots = botPlayers({
    ...means,
    think: (task, run) => pool.run<Choice>(THINK, task, run),
    onFailure: (turn, reason) => {
      metrics.botFailures.inc();
      log.error({ turn, err: reason }, 'a bot failed to play');
    },
  });
  const shelf = shelfOf(boxes);
  const tables = tablesIn({
    ...means,
    shelf,
    limit: config.openTables,
    onChange: (table) => bots.attend(table),
  });
  const lines = openLines(config.streamsPerAddress);
  const { matchesPerGuest } = config;
  const house = { ...means, shelf, tables, secret, matchesPerGuest };
  const games = boxes.map(({ info: { id }, practice }) => ({ id, hasPractice: !!practice }));
  const app = await buildApp({ config, games, house, lines, pool, metrics, log, monotonicNow });

  watchProcess(metrics);
  watchGauge(metrics, 'kast_open_streams', 'Tables that somebody looks at', () => lines.count);
  watchGauge(metrics, 'kast_bot_queue', 'Work that waits for a thread', () => pool.waiting);
  watchGauge(
    metrics,
    'kast_referee_queue',
    'Throws that wait to be judged',
    () => referees.waiting,
  );

  const closing = new AbortController();
  let resuming = Promise.resolve();
  return {
    app,
    resumeBots() {
      resuming = resumeBots({
        store,
        tables,
        signal: closing.signal,
        onFailure: (match, reason) => {
          metrics.matchFailures.inc({ reason: 'resume' });
          log.error({ match, err: reason }, 'a match could not be taken up again');
        },
      });
      return resuming;
    },
    async close() {
      closing.abort();
      bots.close();
      await app.close();
      await resuming;
      await Promise.all([pool.close(), referees.close()]);
      await store.close();
    },
  };
}

const THINK = { file: new URL('./bots/think.ts', import.meta.url), name: 'think' };
