import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveMatches } from '../live/live-matches.ts';
import type { TokenOwners } from '../sessions/bearer-tokens.ts';
import { sessionOf } from '../sessions/session.ts';
import { FailureError } from './error-responses.ts';

/**
 * What a token is for: to play. Whatever else there is needs its owner at a browser, above all what could give a
 * seat to somebody else.
 */
export const FOR_TOKENS: ReadonlySet<string> = new Set([
  'GET /api/me',
  'GET /api/me/events',
  'GET /api/games/:game/matches',
  'POST /api/matches',
  'GET /api/matches/:id',
  'GET /api/matches/:id/history',
  'GET /api/matches/:id/record',
  'GET /api/matches/:id/picture',
  'GET /api/matches/:id/invites',
  'GET /api/matches/:id/invitation',
  'POST /api/matches/:id/seats',
  'POST /api/matches/:id/computers',
  'POST /api/matches/:id/nonce',
  'POST /api/matches/:id/away',
  'POST /api/matches/:id/holiday',
  'POST /api/matches/:id/rematch',
  'POST /api/matches/:id/moves',
  'POST /api/matches/:id/acts',
  'GET /api/matches/:id/plan',
  'PUT /api/matches/:id/plan',
  'GET /api/matches/:id/events',
  'GET /api/matches/:id/legal-moves',
  'POST /api/records',
]);

/** Who sends a token is its owner, as far as playing goes, and nobody else: a cookie beside it is not read. */
export function authenticateTokens(
  app: FastifyInstance,
  owners: TokenOwners,
  matches: Pick<LiveMatches, 'find'>,
): void {
  const authenticate = async (request: FastifyRequest, hash: string): Promise<void> => {
    const guest = await owners.ownerOf(hash);
    if (guest === undefined) throw new FailureError({ code: 'bad-token' });
    if (!isInScope(request)) throw new FailureError({ code: 'not-for-tokens' });
    request.session = { kind: 'guest', id: guest, programToken: hash };
  };
  // Browsers send none: nothing is waited for where there is none.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.tokenHash === null) return done();
    return void goOnAfter(authenticate(request, request.tokenHash), done);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const session = sessionOf(request);
    if (session.kind !== 'guest' || session.programToken === undefined) return done();
    return void goOnAfter(refuseRated(request, matches), done);
  });
}

async function goOnAfter(work: Promise<void>, done: (reason?: Error) => void): Promise<void> {
  try {
    await work;
  } catch (reason) {
    return done(reason as Error);
  }
  return done();
}

/** T16: no computer plays there, in whatever way it comes. */
async function refuseRated(
  request: FastifyRequest,
  matches: Pick<LiveMatches, 'find'>,
): Promise<void> {
  if (await isAboutRating(request, matches)) throw new FailureError({ code: 'not-for-tokens' });
}

function isInScope({ routeOptions, method }: FastifyRequest): boolean {
  return FOR_TOKENS.has(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`);
}

/** Setting a rated table, and whatever is done or asked for at one, but to look on. */
async function isAboutRating(
  { params, body, method, routeOptions }: FastifyRequest,
  matches: Pick<LiveMatches, 'find'>,
): Promise<boolean> {
  if ((body as { readonly rated?: unknown } | undefined)?.rated === true) return true;
  const { id } = params as { readonly id?: string };
  const isAdvised = routeOptions.url === '/api/matches/:id/legal-moves';
  if (id === undefined || (method !== 'POST' && method !== 'PUT' && !isAdvised)) return false;
  const found = await matches.find(id);
  return found.ok && found.value.facts.rated === true;
}
