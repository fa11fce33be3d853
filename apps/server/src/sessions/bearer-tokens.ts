import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GuestId, TokenStore } from '../store/store.ts';
import type { SessionCache } from './session-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The hash of the token that a program has sent; null where it has sent none. */
    tokenHash: string | null;
  }
}

const TOKEN = /^Bearer (kast_[A-Za-z0-9_-]{43})$/i;

export function newToken(): { readonly token: string; readonly hash: string } {
  const token = `kast_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token) };
}

/** 256 bits by lot cannot be tried: a plain hash does. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Reads what was sent, before anything is looked up or paid. */
export function readTokens(app: FastifyInstance): void {
  app.decorateRequest('tokenHash', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.tokenHash = tokenHashIn(request);
    done();
  });
}

/** Of something that cannot be one: no token has this hash. */
const NO_TOKEN = 'none';

function tokenHashIn({ headers: { authorization } }: FastifyRequest): string | null {
  if (authorization === undefined) return null;
  const [, token] = TOKEN.exec(authorization) ?? [];
  return token === undefined ? NO_TOKEN : hashOf(token);
}

export interface TokenOwners {
  ownerOf(hash: string): Promise<GuestId | undefined>;
}

interface KnownOwner {
  readonly guest: GuestId;
  readonly until: number;
  readonly stopListening: () => void;
}

/** About a hundred bytes each. */
const MOST_KEPT = 5000;

/** In milliseconds: the store is asked again, also where nobody has heard of its end. */
const KEPT_FOR = 5000;

/** A program sends its token with every request: few of them ask the store. Its end is heard of as that of a session. */
export function tokenOwners(
  store: Pick<TokenStore, 'owner'>,
  sessions: Pick<SessionCache, 'onEnd'>,
  now: () => number,
): TokenOwners {
  const kept = new Map<string, KnownOwner>();
  const drop = (hash: string): void => {
    kept.get(hash)?.stopListening();
    kept.delete(hash);
  };
  return {
    async ownerOf(hash) {
      if (hash === NO_TOKEN) return undefined;
      const known = kept.get(hash);
      if (known && known.until > now()) return known.guest;
      drop(hash);
      const guest = await store.owner(hash);
      if (guest === undefined) return undefined;
      let hasEnded = false;
      const stopListening = sessions.onEnd(hash, () => {
        hasEnded = true;
        drop(hash);
      });
      // It was revoked while the store was asked.
      if (hasEnded) {
        stopListening();
        return undefined;
      }
      drop(hash);
      kept.set(hash, { guest, until: now() + KEPT_FOR, stopListening });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) drop(oldest);
      return guest;
    },
  };
}
