import { createHash, randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountStore, SessionHash } from '../store/accounts/account-store.ts';
import type { GuestId } from '../store/store.ts';
import type { KnownSession } from './known-session.ts';
import type { SessionCache } from './session-cache.ts';

/** Who asks. */
export type Session =
  | KnownSession
  | { readonly kind: 'none' }
  /** A cookie that we did not sign, or not with today's secret; or its session has ended. */
  | { readonly kind: 'forged' };

declare module 'fastify' {
  interface FastifyInstance {
    /** Players come by TLS, whatever the last stretch to this process is. */
    readonly isAlwaysHttps: boolean;
  }

  interface FastifyRequest {
    session: Session | null;
  }
}

export interface SessionOptions {
  readonly isAlwaysHttps: boolean;
  readonly accounts: Pick<AccountStore, 'findSession' | 'isGuest'>;
  readonly cache: SessionCache;
}

/**
 * Finds out who asks, before anything else is done: from memory, but for the first request of a cookie. Needs
 * the app's cookies, which are signed with a secret of its own.
 */
export function findSessions(
  app: FastifyInstance,
  { isAlwaysHttps, accounts, cache }: SessionOptions,
): void {
  app.decorate('isAlwaysHttps', isAlwaysHttps);
  app.decorateRequest('session', null);
  const lookUp = async (
    request: FastifyRequest,
    cookie: string,
    value: string,
    done: (reason?: Error) => void,
  ): Promise<void> => {
    try {
      const found = await cache.lookUp(cookie, () => sessionBy(accounts, value));
      request.session = found ?? FORGED;
    } catch (reason) {
      return done(reason as Error);
    }
    return done();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    // Who sends a token is known by that alone.
    if (request.tokenHash !== null) return done();
    const cookie = request.cookies[cookieFor(request)];
    const session = cookie === undefined ? NONE : cache.find(cookie);
    if (session || cookie === undefined) {
      request.session = session ?? NONE;
      return done();
    }
    const { valid, value } = request.unsignCookie(cookie);
    if (!valid || !(GUEST.test(value) || TOKEN.test(value))) {
      request.session = FORGED;
      return done();
    }
    return void lookUp(request, cookie, value, done);
  });
}

const GUEST = /^[\w-]{22}$/;
const TOKEN = /^[\w-]{43}$/;
const NONE: Session = { kind: 'none' };
const FORGED: Session = { kind: 'forged' };

async function sessionBy(
  accounts: SessionOptions['accounts'],
  value: string,
): Promise<KnownSession | undefined> {
  if (GUEST.test(value)) {
    // Who has made an account is not known by the cookie of before: somebody else may have planted it.
    return (await accounts.isGuest(value)) ? { kind: 'guest', id: value } : undefined;
  }
  const session = hashOfToken(value);
  const found = await accounts.findSession(session);
  if (!found) return undefined;
  return { kind: 'guest', id: found.player, account: { id: found.account, session, token: value } };
}

export function sessionOf(request: FastifyRequest): Session {
  return request.session ?? NONE;
}

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
  forgetCookie(reply);
  return fail({ code: 'bad-session' });
}

/** Whoever asks next from there is a newcomer. */
export function forgetCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieFor(reply.request), { path: '/' });
}

/** A new guest, whatever the cookie was. */
export function greet(reply: FastifyReply, id: GuestId = newGuestId()): GuestId {
  const session: Session = { kind: 'guest', id };
  remember(reply, session);
  reply.request.session = session;
  return id;
}

function newGuestId(): GuestId {
  return randomBytes(16).toString('base64url');
}

/** Sets the cookie anew, so that it does not run out for who comes back. */
export function remember(reply: FastifyReply, { id, account }: KnownSession): void {
  reply.setCookie(cookieFor(reply.request), account?.token ?? id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: MAX_AGE_SECONDS,
  });
}

/** As long as browsers keep a cookie at all. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** What a device is signed in by: never one that it had before, which somebody else may know. */
export function newToken(): { readonly token: string; readonly hash: SessionHash } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** As it is stored. */
export function hashOfToken(token: string): SessionHash {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * With TLS under a name that browsers let nobody else give a cookie: neither a neighbour in the same domain
 * nor a connection without TLS can plant one, and have somebody play under a name that it knows.
 */
function cookieFor({ server, protocol }: FastifyRequest): string {
  return server.isAlwaysHttps || protocol === 'https' ? `__Host-${COOKIE}` : COOKIE;
}

const COOKIE = 'kast_guest';
