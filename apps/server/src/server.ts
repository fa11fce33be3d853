import { mkdir } from 'node:fs/promises';
import { hasRealTable, registry } from '@kast/games';
import type { Previews } from '@kast/protocol';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type BotPlayers, botPlayers } from './bots/bot-players.ts';
import type { Cluster } from './cluster/cluster.ts';
import { presenceBy } from './cluster/presence.ts';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { gameRules, type PlayableBox } from './live/game-rules.ts';
import { liveMatches } from './live/live-matches.ts';
import { lookForChanges } from './live/look-for-changes.ts';
import { readPreviews } from './link-previews/read-previews.ts';
import { openLobby } from './lobby/lobby.ts';
import type { AccountServices } from './accounts/account-services.ts';
import { forgetWhatWasLeft } from './accounts/forget-player.ts';
import { passwords } from './accounts/password.ts';
import type { ClubServices } from './club/change-club.ts';
import { watchClubs } from './club/watch-clubs.ts';
import { type Mail, openMail } from './mail/mail.ts';
import type { MatchServices } from './matches/services.ts';
import { PUSH_SERVICES } from './notifications/push-services.ts';
import { vapidKeysFrom } from './notifications/vapid-keys.ts';
import { sessionCache } from './sessions/session-cache.ts';
import {
  type Metrics,
  newMetrics,
  watchGauge,
  watchProcess,
  watchQueues,
} from './observability/metrics.ts';
import { askReferee } from './referees/ask-referee.ts';
import { judgingClock, type MonotonicClock, monotonicClock } from './scheduler/clock.ts';
import type { JobFailure } from './scheduler/job.ts';
import { oneAtATime } from './store/one-at-a-time.ts';
import { repeatEvery } from './scheduler/repeat.ts';
import { openScheduler, type Scheduler } from './scheduler/scheduler.ts';
import { sessionSecretIn } from './sessions/session-secret.ts';
import { openAttendants } from './match-attendants.ts';
import { openStorage } from './open-storage.ts';
import { eventStreams } from './streams/event-streams.ts';
import { playerEvents } from './streams/player-events.ts';
import { lanesFor, WORKER_FILE } from './workers/lanes.ts';
import type { Work } from './workers/work.ts';

export interface Server {
  readonly app: FastifyInstance;
  /** Takes up the turns of bots that an earlier process left, without holding anything else up. */
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
  /** For tests: milliseconds since 1970, by which clocks are judged. */
  readonly judgedNow?: () => number;
  /** Games to play, where not those of the registry. */
  readonly boxes?: readonly PlayableBox[];
  /** What threads run, where not the bots and referees of the registry. */
  readonly workerFile?: URL;
}

interface Base {
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly clock: MonotonicClock;
}

/** A club evening asks for some dozens; beyond this, thoughts would be waited for by the minute. */
const MOST_TURNS_PER_ACCOUNT = 300;

/** In milliseconds: how often to look whether another process has gone on with a match that is live here. */
const LOOK_EVERY = 1000;

/** In milliseconds: how often those who look for somebody are paired. */
const PAIR_EVERY = 1000;

/** In milliseconds: how often to look whether somebody who is forgotten has left something since. */
const FORGET_EVERY = 5000;

/** In milliseconds: who is signed out at one process is so at all of them within a second. */
const LOOK_FOR_ENDINGS_EVERY = 500;

/** Everything put together; it does not listen yet. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { config, log, boxes = registry, workerFile = WORKER_FILE } = options;
  const { metrics = newMetrics(), monotonicNow = () => monotonicClock.now() } = options;
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const secret = config.sessionSecret ?? (await sessionSecretIn(config.dataDir));
  const previews = (await readPreviews(config.webDir)) ?? {};
  const base: Base = { log, metrics, clock: monotonicClock };
  const firstTime = onceEach(1000);
  const storage = await openStorage(config, {
    onCommit: (writes) => metrics.commits.observe(writes),
    onUnreadable: (match, reason) => {
      metrics.matchFailures.inc({ reason: 'listed' });
      if (!firstTime(match)) return;
      log.error({ match, err: reason }, 'a match is left out of a list');
    },
    onDroppedSnapshots: (match) => {
      metrics.matchFailures.inc({ reason: 'snapshot' });
      log.error({ match }, 'the snapshots of a match were wrong, and are thrown away');
    },
    onChange: (match) => changes.lookAt(match),
    onDeath: () => void attendants.resumeBots(),
    onFailure: (reason) => log.error({ err: reason }, 'the other processes could not be heard'),
  });
  // From here on there may be news, so nothing is waited for until all who are told of it are there.
  const { store, cluster } = storage;
  const onBlind = (reason: unknown): void => {
    log.error({ err: reason }, 'the store could not be looked at');
  };
  const presence = presenceBy(cluster.tallies);
  presence.listen((match) => live.peek(match)?.changeTable({}));
  const scheduler = schedulerFor(base, workerFile, config.botThreads);
  const bots = botsFor(base, scheduler, cluster);
  const rules = gameRules(boxes);
  const judgedNow = options.judgedNow ?? judgingClock(base.clock);
  const live = liveMatches({
    store,
    rules,
    presence,
    limit: config.openTables,
    clock: () => base.clock.now(),
    judgedNow,
    onChange: (match) => {
      attendants.attend(match);
      ownEvents.notice(match);
    },
    onPresence: (match, guest, isThere) => attendants.onPresence(match, guest, isThere),
    onBroken: (match, reason) => {
      metrics.matchFailures.inc({ reason: 'broken' });
      log.error({ match, err: reason }, 'a match cannot be gone on with');
    },
  });
  const sessions = sessionCache(store.accounts, repeatEvery(LOOK_FOR_ENDINGS_EVERY, onBlind));
  const mail = mailFor(base, config, previews);
  const services: AccountServices & ClubServices = {
    store,
    rules,
    live,
    secret,
    passwords: passwords(),
    sessions,
    mail,
    matchesPerGuest: config.matchesPerGuest,
    now: Date.now,
    mayAskBots: (account) => bots.turnsOf(account) < MOST_TURNS_PER_ACCOUNT,
    askReferee: refereeFor(base, scheduler),
    mayAddNonces: () => cluster.canAll('nonces'),
    mayTime: () => cluster.canAll('clocks'),
    bridgePause: () => attendants.bridgePause(),
    clubsInTurn: oneAtATime(),
    onClubChanged: (club) => clubs.lookAt(club),
  };
  const keys = vapidKeysFrom(secret);
  const attendants = openAttendants({
    ...base,
    services,
    config,
    cluster,
    bots,
    judgedNow,
    keys,
    previews,
  });
  const changes = lookForChanges(store, live, repeatEvery(LOOK_EVERY, onBlind), onBlind);
  const clubs = watchClubs(services, repeatEvery(LOOK_EVERY, onBlind), onBlind);
  const ownEvents = playerEvents(store, repeatEvery(LOOK_EVERY, onBlind), onBlind);
  const streams = eventStreams(config.streamsPerAddress, cluster.tallies);
  const lobby = openLobby({
    services,
    games: boxes.map(({ info }) => info),
    mayPair: () => cluster.takeDuty('pairing'),
    monotonicNow,
  });
  const stopForgetting = repeatEvery(FORGET_EVERY, (reason) => {
    log.error({ err: reason }, 'what forgotten players had left could not be deleted');
  })(() => forgetWhatWasLeft(services));
  const games = boxes.map((box) => ({
    id: box.info.id,
    hasPractice: box.practice !== undefined,
    hasRealTable: hasRealTable(box),
  }));
  await attendants.begin();
  const stopPairing = repeatEvery(PAIR_EVERY, (reason) => {
    log.error({ err: reason }, 'nobody could be paired');
  })(() => lobby.pass());
  const app = await buildApp({
    config,
    games,
    boxes,
    services,
    lobby,
    clubs,
    playerEvents: ownEvents,
    streams,
    scheduler,
    tallies: cluster.tallies,
    metrics,
    notifications: {
      publicKey: keys.publicKey,
      pushServices: config.pushServices ?? PUSH_SERVICES,
    },
    log,
    monotonicNow,
  });

  watchProcess(metrics);
  watchGauge(metrics, 'kast_open_streams', 'Event streams that are open', () => streams.count);
  watchGauge(metrics, 'kast_live_matches', 'Matches in memory', () => live.count);
  watchGauge(
    metrics,
    'kast_broken_matches',
    'Matches that could not be gone on with a moment ago',
    () => live.brokenCount,
  );
  watchQueues(metrics, () => scheduler.waiting());

  return {
    app,
    resumeBots: () => attendants.resumeBots(),
    async close() {
      await attendants.stop();
      await changes.stop();
      await stopForgetting();
      await stopPairing();
      await clubs.stop();
      await ownEvents.stop();
      await bots.close();
      await app.close();
      await sessions.stop();
      await attendants.settled();
      await mail?.close();
      await scheduler.close();
      await storage.close();
    },
  };
}

/** Where a mail server is configured. */
function mailFor(
  { log, metrics }: Base,
  { mail: config, publicUrl }: Config,
  previews: Previews,
): Mail | undefined {
  if (!config || !publicUrl) return undefined;
  return openMail({
    config,
    publicUrl,
    previews,
    onSent: (purpose, fate) => metrics.mails.inc({ purpose, fate }),
    onFailure: (code) => log.error({ code }, 'a mail could not be handed over'),
    onBroken: (err) => log.error({ err }, 'a mail could not be made'),
  });
}

/** True once for each, of as many as are remembered. */
function onceEach(most: number): (name: string) => boolean {
  const known = new Set<string>();
  return (name) => {
    if (known.has(name)) return false;
    known.add(name);
    const [oldest] = known;
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return true;
  };
}

function schedulerFor({ metrics, clock }: Base, file: URL, botThreads: number): Scheduler<Work> {
  return openScheduler<Work>({
    file,
    lanes: lanesFor(botThreads),
    clock,
    onStart: (work, urgency, waited) => metrics.jobWaits.observe({ work, urgency }, waited / 1000),
    onFailure: (work, { code }) => metrics.jobFailures.inc({ work, code }),
  });
}

function botsFor(
  { log, metrics, clock }: Base,
  scheduler: Scheduler<Work>,
  { leases }: Cluster,
): BotPlayers {
  return botPlayers({
    think: (task, terms) => scheduler.run('think', task, terms),
    clock,
    leases,
    onFailure: ({ match, seat, question }, { at, effort, reason }) => {
      metrics.botFailures.inc({ at });
      const level = isOverload(reason) ? 'debug' : 'error';
      log[level]({ match, seat, question, at, effort, err: reason }, 'a bot failed to play');
    },
  });
}

/** It waits for its turn: counted, but no news. */
function isOverload(reason: unknown): boolean {
  return (reason as Partial<JobFailure> | undefined)?.code === 'overloaded';
}

function refereeFor(
  { log, metrics }: Base,
  scheduler: Scheduler<Work>,
): MatchServices['askReferee'] {
  const onFailure = (game: string, failure: JobFailure): void => {
    metrics.refereeFailures.inc({ game });
    const err = 'reason' in failure ? failure.reason : undefined;
    log.error({ game, failure: failure.code, err }, 'a referee failed to judge');
  };
  return ({ game, state }, { id: match, account }) => {
    const { id, rulesVersion } = game.info;
    const task = { game: id, rulesVersion, state };
    return askReferee({ scheduler, onFailure }, task, { guest: account, match });
  };
}
