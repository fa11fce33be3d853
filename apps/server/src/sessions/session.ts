import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuestId } from '../store/store.ts';

/**
 * Who asks. For now everybody is a guest, known by a signed cookie; an account will be found by the
 * same cookie.
 */
export type Session =
  | { readonly kind: 'guest'; readonly id: GuestId }
  | { readonly kind: 'none' }
  /** A cookie that we did not sign, or not with today's secret. */
  | { readonly kind: 'forged' };

declare module 'fastify' {
  interface FastifyInstance {
    /** Players come by TLS, whatever the last stretch to this process is. */
    readonly isAlwaysHttps: boolean;
    readonly verifiedSessions: Map<string, Session>;
  }

  interface FastifyRequest {
    /** As it was found the first time: several ask for it. */
    session: Session | null;
  }
}

/** What sessions need of the app. Its cookies are signed with a secret of its own. */
export function keepSessions(app: FastifyInstance, isAlwaysHttps: boolean): void {
  app.decorate('isAlwaysHttps', isAlwaysHttps);
  app.decorate('verifiedSessions', new Map());
  app.decorateRequest('session', null);
}

const COOKIE = 'kast_guest';

/** As long as browsers keep a cookie at all. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

export function sessionOf(request: FastifyRequest): Session {
  request.session ??= findSession(request);
  return request.session;
}

function findSession(request: FastifyRequest): Session {
  const cookie = request.cookies[cookieFor(request)];
  if (cookie === undefined) return NONE;
  const { verifiedSessions: verified } = request.server;
  const known = verified.get(cookie);
  if (known) return known;
  const { valid, value } = request.unsignCookie(cookie);
  if (!valid || !/^[\w-]{22}$/.test(value)) return FORGED;
  const session: Session = { kind: 'guest', id: value };
  verified.set(cookie, session);
  const [oldest] = verified.keys();
  if (verified.size > MOST_VERIFIED && oldest !== undefined) verified.delete(oldest);
  return session;
}

const NONE: Session = { kind: 'none' };
const FORGED: Session = { kind: 'forged' };

/**
 * Cookies whose signature was found to be ours: a guest sends the same one with every request. Never those
 * that were not, of which anybody can make as many as they like. About a quarter of a kilobyte each.
 */
const MOST_VERIFIED = 10_000;

/** For looking on: who cannot be recognised is nobody in particular. */
export function guestWhoLooks(request: FastifyRequest): GuestId | undefined {
  const session = sessionOf(request);
  return session.kind === 'guest' ? session.id : undefined;
}

/** For acting: who has no cookie yet gets one, and is somebody from then on. */
export function guestWhoActs(
  request: FastifyRequest,
  reply: FastifyReply,
): Result<GuestId, WireError<'bad-session'>> {
  const session = sessionOf(request);
  if (session.kind === 'guest') return ok(session.id);
  if (session.kind === 'none') return ok(greet(reply));
  reply.clearCookie(cookieFor(request), { path: '/' });
  return fail({ code: 'bad-session' });
}

/** A new guest, whatever the cookie was. */
export function greet(reply: FastifyReply): GuestId {
  const id = randomBytes(16).toString('base64url');
  remember(reply, id);
  reply.request.session = { kind: 'guest', id };
  return id;
}

/** Sets the cookie anew, so that it does not run out for who comes back. */
export function remember(reply: FastifyReply, id: GuestId): void {
  reply.setCookie(cookieFor(reply.request), id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: MAX_AGE_SECONDS,
  });
}

/**
 * With TLS under a name that browsers let nobody else give a cookie: neither a neighbour in the same domain
 * nor a connection without TLS can plant one, and have somebody play under a name that it knows.
 */
function cookieFor({ server, protocol }: FastifyRequest): string {
  return server.isAlwaysHttps || protocol === 'https' ? `__Host-${COOKIE}` : COOKIE;
}
