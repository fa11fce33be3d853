import { isSeed, type Seed } from './chance.ts';
import type { Seat } from './seat.ts';
import { asciiBytes, fromHex, hmacSha256, sha256, toHex } from './sha256.ts';
import { must } from './result.ts';

/** 32 bytes in hex that the device of one player adds to the chance of a match. */
export type Nonce = string;

/** What a seat was bound to by `hash`, and has told since. Without a nonce it was withheld. */
export interface SeatNonce {
  readonly seat: Seat;
  readonly hash: string;
  readonly nonce?: Nonce;
}

export function isNonce(text: unknown): text is Nonce {
  return isSeed(text);
}

/** The commitment: it binds a device to its nonce before anybody has told theirs. */
export function hashOfNonce(nonce: Nonce): string {
  if (!isNonce(nonce)) throw new Error('a nonce is 64 lower-case hex digits');
  return toHex(sha256(must(fromHex(nonce), 'bytes of the nonce')));
}

/**
 * What chance is drawn from: HMAC-SHA-256(seed, "kast-nonces/1:<seat>=<nonce>,…") over the nonces that were
 * told, the lowest seat first; the seed itself where there are none (docs/CHANCE.md).
 */
export function seedWithNonces(seed: Seed, nonces: readonly SeatNonce[]): Seed {
  const told = nonces
    .filter(({ nonce }) => nonce !== undefined)
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, nonce }) => `${seat}=${nonce}`);
  if (told.length === 0) return seed;
  if (!isSeed(seed)) throw new Error('a seed is 64 lower-case hex digits');
  const key = must(fromHex(seed), 'bytes of the seed');
  return toHex(hmacSha256(key, asciiBytes(`kast-nonces/1:${told.join(',')}`)));
}
