import type { FastifyInstance } from 'fastify';
import { sendFailure } from './error-responses.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The cookie is not sent along from other sites (SameSite); this refuses the attempt itself. */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (HARMLESS.has(request.method)) return undefined;
    if (request.headers['sec-fetch-site'] !== 'cross-site') return undefined;
    return sendFailure(reply, { code: 'cross-site' });
  });
}
