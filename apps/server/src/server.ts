import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { registry } from '@kast/games';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { secretIn } from './accounts/secret.ts';
import { botPlayers } from './bots/bot-players.ts';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { newMetrics, watchGauge, watchProcess, watchQueues } from './http/metrics.ts';
import { openLines } from './live/lines.ts';
import { botTurnsAt } from './matches/bot-turns.ts';
import type { Means } from './matches/means.ts';
import { type PlayableBox, shelfOf } from './matches/shelf.ts';
import { type Tables, tablesIn } from './matches/tables.ts';
import { askReferee } from './referees/ask-referee.ts';
import { monotonicClock } from './scheduler/clock.ts';
import type { JobFailure } from './scheduler/job.ts';
import { openScheduler } from './scheduler/scheduler.ts';
import { openSqliteStore } from './store/sqlite/sqlite-store.ts';
import type { Store } from './store/store.ts';
import { lanesFor, WORKER_FILE } from './workers/lanes.ts';
import type { Work } from './workers/work.ts';

export interface Server {
  readonly app: FastifyInstance;
  /** Takes up the turns of bots that an earlier process left. */
  resumeBots(): Promise<void>;
  /** Finishes what is under way, ends the streams, and lets the data go. */
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Games to play, where not those of the registry. */
  readonly boxes?: readonly PlayableBox[];
  /** What threads run, where not the bots and referees of the registry. */
  readonly workerFile?: URL;
}

/** Everything put together; it does not listen yet. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { config, log, boxes = registry, workerFile = WORKER_FILE } = options;
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const secret = config.sessionSecret ?? (await secretIn(config.dataDir));
  const metrics = newMetrics();
  const store = await openSqliteStore({
    file: join(config.dataDir, 'kast.db'),
    onCommit: (writes) => metrics.commits.observe(writes),
  });
  const clock = monotonicClock;
  const scheduler = openScheduler<Work>({
    file: workerFile,
    lanes: lanesFor(config.botThreads),
    clock,
    onStart: (work, urgency, waited) => metrics.jobWaits.observe({ work, urgency }, waited / 1000),
    onFailure: (work, { code }) => metrics.jobFailures.inc({ work, code }),
  });
  const referees = {
    scheduler,
    onFailure: (game: string, failure: JobFailure) => {
      metrics.refereeFailures.inc({ game });
      log.error(
        { game, failure: failure.code, err: reasonOf(failure) },
        'a referee failed to judge',
      );
    },
  };
  const means: Means = {
    store,
    now: Date.now,
    askReferee: ({ game, state }) =>
      askReferee(referees, { game: game.info.id, state }, { guest: 'anyone' }),
  };
  const bots = botPlayers({
    think: (task, terms) => scheduler.run('think', task, terms),
    clock,
    onFailure: ({ match, seat, question }, { at, effort, reason }) => {
      metrics.botFailures.inc({ at });
      log.error({ match, seat, question, at, effort, err: reason }, 'a bot failed to play');
    },
  });
  const shelf = shelfOf(boxes);
  const tables = tablesIn({
    ...means,
    shelf,
    limit: config.openTables,
    onChange: (table) => bots.attend(botTurnsAt(table, means)),
  });
  const lines = openLines(config.streamsPerAddress);
  const house = { ...means, shelf, tables, secret };
  const app = await buildApp({ config, house, lines, scheduler, metrics, log });

  watchProcess(metrics);
  watchGauge(metrics, 'kast_open_streams', 'Tables that somebody looks at', () => lines.count);
  watchQueues(metrics, () => scheduler.waiting());

  return {
    app,
    resumeBots: () => openTablesWithBots(store, tables),
    async close() {
      await bots.close();
      await app.close();
      await scheduler.close();
      await store.close();
    },
  };
}

function reasonOf(failure: JobFailure): unknown {
  return 'reason' in failure ? failure.reason : undefined;
}

/** Opening a table is enough: whoever has to decide there is attended to. */
async function openTablesWithBots(store: Store, tables: Tables): Promise<void> {
  for (const id of await store.runningMatchesWithBots()) await tables.find(id);
}
