import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from './error-responses.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what the page of another origin asks a browser to do here. The cookie is not sent along from other
 * sites (SameSite), but it is from another origin of the same site, whose owner may be somebody else.
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: URL | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    // No page of another origin can send a token: it would have to be allowed to, and nobody is.
    const isHarmless = HARMLESS.has(request.method) || request.tokenHash !== null;
    if (isHarmless || !isFromElsewhere(request, publicUrl)) done();
    else void sendFailure(reply, { code: 'cross-site' });
  });
}

/** What no browser sends has neither header: it has no cookie that is not its own, either. */
function isFromElsewhere(request: FastifyRequest, publicUrl: URL | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  // Browsers send no Sec-Fetch-Site to where there is no TLS, and older ones never do.
  const host = URL.parse(origin)?.host;
  return host === undefined || (host !== publicUrl?.host && host !== request.host.toLowerCase());
}
