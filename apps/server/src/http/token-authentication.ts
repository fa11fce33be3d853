import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenOwners } from '../sessions/bearer-tokens.ts';
import { FailureError } from './error-responses.ts';

/** What a token is for: to play. Whatever else there is needs its owner at a browser. */
const SCOPE: ReadonlySet<string> = new Set(['matches', 'seats', 'play', 'records', 'programs']);

/** Who sends a token is its owner, as far as playing goes, and nobody else: a cookie beside it is not read. */
export function authenticateTokens(app: FastifyInstance, owners: TokenOwners): void {
  app.addHook('onRequest', async (request) => {
    if (request.tokenHash === null) return;
    const guest = await owners.ownerOf(request.tokenHash);
    if (guest === undefined) throw new FailureError({ code: 'bad-token' });
    if (!isInScope(request)) throw new FailureError({ code: 'not-for-tokens' });
    request.session = { kind: 'guest', id: guest, programToken: request.tokenHash };
  });
}

function isInScope({ routeOptions, method }: FastifyRequest): boolean {
  const tags = routeOptions.schema?.tags ?? [];
  const isAboutOneself = routeOptions.url === '/api/me' && method !== 'PUT';
  return isAboutOneself || tags.some((tag) => SCOPE.has(tag));
}
