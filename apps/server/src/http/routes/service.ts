import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../../store/store.ts';
import { sendFailure } from '../error-responses.ts';
import type { Metrics } from '../../observability/metrics.ts';

export interface ServiceOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
}

/** For those who run the server. */
export function serviceRoutes(app: FastifyInstance, options: ServiceOptions): void {
  const { store, metrics, metricsToken } = options;
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const;

  app.get('/healthz', hidden, async () => ({ status: 'alive' }));

  const isReady = atMostOncePerSecond(() => store.isReady());
  app.get('/readyz', hidden, async (_request, reply) =>
    (await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  );

  const readMetrics = atMostOncePerSecond(() => metrics.register.metrics());
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayRead(request, metricsToken)) return sendFailure(reply, { code: 'not-found' });
    return reply.type(metrics.register.contentType).send(await readMetrics());
  });
}

/** Finding out costs something, and anybody may ask. */
function atMostOncePerSecond<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly at: number; readonly answer: Promise<Value> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= 1000) last = { at: now, answer: find() };
    return last.answer;
  };
}

function mayRead({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return true;
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
