import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Waiting } from '../scheduler/scheduler.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A stream that stays open: how long it took says nothing. */
    isEndless?: boolean;
  }
}

export type Metrics = ReturnType<typeof newMetrics>;

/** What the server counts and times, for Prometheus. No label holds anything about a person. */
export function newMetrics() {
  const register = new Registry();
  const registers = [register];
  return {
    register,
    requests: new Histogram({
      name: 'kast_http_request_duration_seconds',
      help: 'Time to answer, event streams apart',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    moves: new Counter({
      name: 'kast_moves_total',
      help: 'Moves asked for, by game and answer',
      labelNames: ['game', 'answer'] as const,
      registers,
    }),
    commits: new Histogram({
      name: 'kast_commit_group_size',
      help: 'Writes that shared one durable commit',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128],
      registers,
    }),
    jobWaits: new Histogram({
      name: 'kast_job_wait_seconds',
      help: 'Time that work waited for a thread, by kind and by whether somebody watched',
      labelNames: ['work', 'urgency'] as const,
      buckets: [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 15, 60, 300],
      registers,
    }),
    jobFailures: new Counter({
      name: 'kast_job_failures_total',
      help: 'Work in threads that came to nothing, by kind and cause',
      labelNames: ['work', 'code'] as const,
      registers,
    }),
    notices: new Counter({
      name: 'kast_notices_total',
      help: 'What was sent to players who did not look, by channel, kind and what became of it',
      labelNames: ['channel', 'kind', 'fate'] as const,
      registers,
    }),
    mails: new Counter({
      name: 'kast_mails_total',
      help: 'Mails, by what for and what became of them',
      labelNames: ['purpose', 'fate'] as const,
      registers,
    }),
    uncaughtErrors: new Counter({
      name: 'kast_uncaught_errors_total',
      help: 'Errors that nobody caught, by origin; each is a bug',
      labelNames: ['origin'] as const,
      registers,
    }),
    matchFailures: new Counter({
      name: 'kast_match_failures_total',
      help: 'Matches that could not be read or gone on with, by what for',
      labelNames: ['reason'] as const,
      registers,
    }),
    botFailures: new Counter({
      name: 'kast_bot_failures_total',
      help: 'What a bot failed at; it tries again while its question stands',
      labelNames: ['at'] as const,
      registers,
    }),
    refereeFailures: new Counter({
      name: 'kast_referee_failures_total',
      help: 'Throws that a referee failed to judge; none of them was stored',
      labelNames: ['game'] as const,
      registers,
    }),
  };
}

/** Numbers that are read off when they are asked for. */
export function watchGauge(
  { register }: Metrics,
  name: string,
  help: string,
  read: () => number,
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [register],
    collect: (): void => gauge.set(read()),
  });
}

export function watchQueues({ register }: Metrics, read: () => readonly Waiting[]): void {
  const gauge = new Gauge({
    name: 'kast_jobs_waiting',
    help: 'Work that waits for a thread, by kind and by whether somebody watches',
    labelNames: ['work', 'urgency'] as const,
    registers: [register],
    collect: (): void => {
      for (const { work, urgency, jobs } of read()) gauge.set({ work, urgency }, jobs);
    },
  });
}

export function watchProcess({ register }: Metrics): void {
  collectDefaultMetrics({ register });
}

export function timeRequests(app: FastifyInstance, { requests }: Metrics): void {
  /** There are few of them, and putting one together costs more than counting. */
  const known = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none', config } = request.routeOptions;
    if (config.isEndless) return done();
    const { method } = request;
    const key = `${method} ${route} ${reply.statusCode}`;
    const counted = known.get(key) ?? requests.labels({ method, route, status: reply.statusCode });
    known.set(key, counted);
    counted.observe(reply.elapsedTime / 1000);
    return done();
  });
}
