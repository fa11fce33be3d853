import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Tallies } from '../cluster/tallies.ts';
import type { Config } from '../config.ts';
import type { LobbyRoom } from '../lobby/lobby.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import type { ClubServices } from '../club/change-club.ts';
import type { WatchedClubs } from '../club/watch-clubs.ts';
import { moderatorsBy } from '../moderation/moderators.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import type { PlayerEvents } from '../streams/player-events.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';
import type { Work } from '../workers/work.ts';
import { logRequests } from '../observability/access-log.ts';
import type { Api } from './api.ts';
import { shutDownGracefully } from './graceful-shutdown.ts';
import { refuseCrossSite } from './cross-site.ts';
import { answerBrokenMatch } from './broken-match.ts';
import { answerError, badRequest, sendFailure } from './error-responses.ts';
import { keepFailureContext } from '../observability/failure-context.ts';
import { type Metrics, timeRequests } from '../observability/metrics.ts';
import { answerClientError, arrivalLimits } from './request-arrival.ts';
import { limitedServer } from './connection-limits.ts';
import { readJsonBodies } from './json-body.ts';
import { OPENAPI } from './openapi.ts';
import { documentOnce } from './openapi-examples.ts';
import { type GameWithPages, readableAddress } from './page-addresses.ts';
import { pages } from './pages.ts';
import { pictures } from '../link-previews/pictures.ts';
import { readPreviews } from '../link-previews/read-previews.ts';
import type { PlayableBox } from '../live/game-rules.ts';
import { mailLimits } from './rate-limit/mail-limits.ts';
import { limitPageRates, limitRates, type RateLimitOptions } from './rate-limit/rate-limit.ts';
import { chatRoutes } from './routes/chat.ts';
import { triesByName } from './rate-limit/tries-by-name.ts';
import { accountRoutes } from './routes/account.ts';
import { clubPeopleRoutes } from './routes/club-people.ts';
import { clubRoutes } from './routes/clubs.ts';
import { friendRoutes } from './routes/friends.ts';
import { gameRoutes } from './routes/games.ts';
import { lobbyRoutes } from './routes/lobby.ts';
import { eventRoutes } from './routes/events.ts';
import { matchRoutes } from './routes/matches.ts';
import { moderationRoutes } from './routes/moderation.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { mailRoutes } from './routes/mail.ts';
import { meRoutes } from './routes/me.ts';
import { notificationRoutes, type NotificationRoutesOptions } from './routes/notifications.ts';
import { decisionRoutes } from './routes/decisions.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { planRoutes } from './routes/plans.ts';
import { playerRoutes } from './routes/players.ts';
import { programRoutes } from './routes/programs.ts';
import { recordRoutes } from './routes/records.ts';
import { seatCodeRoutes } from './routes/seat-codes.ts';
import { seatRoutes } from './routes/seats.ts';
import { proofRoutes } from './routes/proof.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { serviceRoutes } from './routes/service.ts';
import { readTokens, tokenOwners } from '../sessions/bearer-tokens.ts';
import { findSessions } from '../sessions/session.ts';
import { authenticateTokens } from './token-authentication.ts';
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts';

export interface AppParts {
  readonly config: Config;
  readonly services: AccountServices & ClubServices;
  readonly clubs: WatchedClubs;
  readonly playerEvents: PlayerEvents;
  readonly games: readonly GameWithPages[];
  readonly boxes: readonly PlayableBox[];
  readonly lobby: LobbyRoom;
  readonly streams: EventStreams;
  readonly scheduler: Scheduler<Work>;
  readonly tallies: Tallies;
  readonly metrics: Metrics;
  readonly notifications: NotificationRoutesOptions;
  readonly log: FastifyBaseLogger;
  /** Milliseconds of a clock that never runs backwards, whatever becomes of the date. */
  readonly monotonicNow: () => number;
}

const LARGEST_BODY = 64 * 1024;
/** More than the headers of a request may have in all. */
const LONGEST_ADDRESS = 16 * 1024;

/** The app, apart from listening: tests inject requests. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, services, streams, metrics, log } = parts;
  const app = Fastify({
    serverFactory: (handler) =>
      limitedServer(
        { ...arrivalLimits(config.requestSeconds), perAddress: connectionsPerAddress(config) },
        handler,
      ),
    clientErrorHandler: answerClientError,
    // Closing waits for as long as it has to (graceful-shutdown.ts).
    pluginTimeout: 0,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A line names route and match (access-log.ts): a logger for each request would only number them.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_BODY,
    // However long an id is, its schema judges it: so it is a match or an evening that nobody knows, and not no address.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    return503OnClosing: false,
    forceCloseConnections: true,
    // Pages answer that with a page: there is none at what cannot be read.
    rewriteUrl: ({ url = '' }) => readableAddress(url),
    // What has no readable address runs no hook, either.
    frameworkErrors: (_error, _request, reply) => {
      sendFailure(reply.headers(securityHeaders(isHttps(config))), badRequest('url'));
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
  // What leaves is built for its viewer in one place; the schemas of answers are for documentation.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(answerError);
  keepFailureContext(app);
  sendSecurityHeaders(app, isHttps(config));
  shutDownGracefully(app, { endStreams: () => streams.endAll() });
  timeRequests(app, metrics);
  logRequests(app);
  serviceRoutes(app, { store: services.store, metrics, metricsToken: config.metricsToken });
  await app.register(async (inner) => api(inner, parts), { prefix: '/api' });
  const { webDir } = config;
  const { games } = parts;
  await app.register(async (inner) => {
    limitPageRates(inner, rateLimitsIn(parts));
    const { store, secret } = services;
    const { publicUrl } = config;
    const hasMail = services.mail !== undefined;
    const place = { webDir, games, hasMail, isHttps: isHttps(config), publicUrl };
    await pages(inner, { ...place, store, secret, monotonicNow: parts.monotonicNow });
  });
  await app.ready();
  return app;
}

async function api(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, services, streams, scheduler, metrics } = parts;
  readJsonBodies(app);
  readTokens(app);
  refuseCrossSite(app, config.publicUrl);
  app.setErrorHandler(
    (error: Error, request, reply) =>
      answerBrokenMatch(error, services.live, request, reply) ?? answerError(error, request, reply),
  );
  const secure = isHttps(config) ? true : 'auto';
  await app.register(cookie, { secret: services.secret, parseOptions: { secure } });
  findSessions(app, {
    isAlwaysHttps: isHttps(config),
    accounts: services.store.accounts,
    cache: services.sessions,
  });
  limitRates(app, rateLimitsIn(parts));
  const tryName = triesByName(rateLimitsIn(parts));
  const { sessions } = services;
  const owners = tokenOwners(services.store.tokens, sessions, parts.monotonicNow);
  authenticateTokens(app, owners, services.live);
  await app.register(swagger, OPENAPI);
  await app.register(async (routes: Api) => {
    meRoutes(routes, services);
    notificationRoutes(routes, services, parts.notifications);
    accountRoutes(routes, services, tryName);
    ratingRoutes(routes, services);
    signInRoutes(routes, services, tryName);
    passkeyRoutes(routes, services, config);
    if (services.mail) {
      mailRoutes(routes, services, services.mail, mailLimits(rateLimitsIn(parts)));
    }
    proofRoutes(routes, services, config, tryName);
    tokenRoutes(routes, services);
    programRoutes(routes, { services, streams, sessions, playerEvents: parts.playerEvents });
    friendRoutes(routes, services);
    playerRoutes(routes, services);
    gameRoutes(routes, services);
    lobbyRoutes(routes, services, parts.lobby);
    matchRoutes(routes, services);
    seatRoutes(routes, services);
    seatCodeRoutes(routes, services, config);
    decisionRoutes(routes, services, metrics);
    planRoutes(routes, services);
    chatRoutes(routes, services);
    moderationRoutes(routes, services, moderatorsBy(config, services.store));
    eventRoutes(routes, services, { streams, sessions });
    clubRoutes(routes, { services, streams, sessions, watched: parts.clubs });
    clubPeopleRoutes(routes, services);
    pictureRoutes(routes, {
      services,
      boxes: parts.boxes,
      previews: await readPreviews(config.webDir),
      pictures: pictures(scheduler),
    });
  });
  await app.register(async (routes: Api) => recordRoutes(routes, scheduler, config.recordSeconds));
  const document = documentOnce(() => app.swagger());
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
}

function rateLimitsIn({ config, monotonicNow, tallies }: AppParts): RateLimitOptions {
  return { perMinute: config.requestsPerMinute, now: monotonicNow, tallies };
}

/** A browser has some beside its streams. */
function connectionsPerAddress({ trustProxy, streamsPerAddress }: Config): number {
  return trustProxy === false ? 2 * streamsPerAddress : Number.POSITIVE_INFINITY;
}

function isHttps({ publicUrl }: Config): boolean {
  return publicUrl?.protocol === 'https:';
}
