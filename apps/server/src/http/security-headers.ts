import type { FastifyInstance } from 'fastify';

/**
 * What every answer has, whatever it is: also an error, a stream, and what no route was found for. Nothing of
 * it is a document, so that nothing in it may be run or framed; pages say for themselves what they need
 * (pages.ts).
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Before any other hook: who is sent away by one of them gets them, too. */
export function sendSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = securityHeaders(isHttps);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
