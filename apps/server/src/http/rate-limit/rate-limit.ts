import type { WireError } from '@kast/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guestWhoLooks } from '../../sessions/session.ts';
import type { Tallies } from '../../cluster/tallies.ts';
import { sendFailure } from '../error-responses.ts';
import { networkOf } from './network.ts';
import { GUEST_SHARE, PRICES, TOKEN_SHARE } from './prices.ts';
import { type TokenBuckets, tokenBuckets } from './token-buckets.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs, where that is not the price of looking or acting. */
    price?: number;
  }
  interface FastifyRequest {
    /** Who pays for it; nobody where nothing is limited. */
    payers: readonly Payer[] | null;
  }
}

interface Payer {
  readonly buckets: TokenBuckets;
  readonly key: string;
  /** As the answer names it. */
  readonly kind: WireError<'too-many-requests'>['key'];
}

export interface RateLimitOptions {
  /** The budget of one address. */
  readonly perMinute: number;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
  /** By which processes hear what is spent at the others. */
  readonly tallies: Tallies;
}

/** About a hundred bytes each: what is kept stays small, whoever comes. */
const MOST_KEPT = 50_000;

/**
 * Every request has a price. It is paid by the guest and by the address: cookies are free, so without
 * the second a fresh guest with every request would pay nothing.
 */
export function limitRates(app: FastifyInstance, options: RateLimitOptions): void {
  const { perMinute, now, tallies } = options;
  const addresses = tokenBuckets({
    perMinute,
    most: MOST_KEPT,
    now,
    shared: { name: 'spent-by-address', tallies },
  });
  const guests = tokenBuckets({
    perMinute: perMinute * GUEST_SHARE,
    most: MOST_KEPT,
    now,
    shared: { name: 'spent-by-guest', tallies },
  });

  const programs = tokenBuckets({
    perMinute: perMinute * TOKEN_SHARE,
    most: MOST_KEPT,
    now,
    shared: { name: 'spent-by-token', tallies },
  });

  const payersOf = (request: FastifyRequest): readonly Payer[] => {
    const address: Payer = { buckets: addresses, key: networkOf(request.ip), kind: 'network' };
    // Before anybody knows whose it is, so that who tries tokens pays, too.
    if (request.tokenHash !== null) {
      return [{ buckets: programs, key: request.tokenHash, kind: 'token' }, address];
    }
    const guest = guestWhoLooks(request);
    if (guest === undefined) return [address];
    return [{ buckets: guests, key: guest, kind: 'player' }, address];
  };

  app.decorateRequest('payers', null);
  app.addHook('onRequest', (request, reply, done) => {
    const payers = payersOf(request);
    const price = priceOf(request);
    const longest = longestWait(payers, price);
    if (longest.wait > 0) return void sendTooMany(reply, longest);
    request.payers = payers;
    charge(request, price);
    return done();
  });
}

/** A page is some dozens of files, most of which a browser asks for once. */
const PAGES_SHARE = 4;

/** Pages and their files have a budget of their own: who may not act for a while can still look around. */
export function limitPageRates(app: FastifyInstance, options: RateLimitOptions): void {
  const { perMinute, now, tallies } = options;
  const addresses = tokenBuckets({
    perMinute: perMinute * PAGES_SHARE,
    most: MOST_KEPT,
    now,
    shared: { name: 'pages-by-address', tallies },
  });
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request.ip);
    const wait = addresses.waitFor(network, PRICES.look);
    if (wait > 0) return void sendTooMany(reply, { wait, kind: 'network' });
    addresses.take(network, PRICES.look);
    return done();
  });
}

/** For what a request turns out to cost beyond its price: it is answered, and the next ones wait. */
export function charge({ payers }: FastifyRequest, price: number): void {
  for (const { buckets, key } of payers ?? []) buckets.take(key, price);
}

/**
 * For what costs much: paid before it is done, so that many requests at once cannot all have it for the
 * price of asking. What it gives has been sent in its place.
 */
export function payFirst(
  request: FastifyRequest,
  reply: FastifyReply,
  price: number,
): FastifyReply | undefined {
  const longest = longestWait(request.payers ?? [], price);
  if (longest.wait > 0) return sendTooMany(reply, longest);
  charge(request, price);
  return undefined;
}

function priceOf({ method, routeOptions }: FastifyRequest): number {
  const isLooking = method === 'GET' || method === 'HEAD';
  return routeOptions.config.price ?? (isLooking ? PRICES.look : PRICES.act);
}

interface Wait {
  /** In milliseconds; 0 where it can be paid now. */
  readonly wait: number;
  readonly kind: Payer['kind'];
}

function longestWait(payers: readonly Payer[], price: number): Wait {
  return payers
    .map(({ buckets, key, kind }): Wait => ({ wait: buckets.waitFor(key, price), kind }))
    .reduce((one, other) => (other.wait > one.wait ? other : one), { wait: 0, kind: 'network' });
}

export function sendTooMany(reply: FastifyReply, { wait, kind: key }: Wait): FastifyReply {
  const seconds = Math.ceil(wait / 1000);
  reply.header('retry-after', String(seconds)).header('connection', 'close');
  return sendFailure(reply, { code: 'too-many-requests', seconds, key });
}
