import { hashOfNonce, isNonce, type Nonce, type Seat } from '@kast/kernel';
import type { KeyValue } from '../../device/key-value.ts';
import { newestKept } from '../../device/newest-kept.ts';

/** What this device adds to the chance of a match, and what it has seen others be bound to. */
export interface KeptNonce {
  readonly nonce: Nonce;
  /** That the server was bound to before this nonce was told. */
  readonly seedHash?: string;
  /** That the seats were bound to before this nonce was told. */
  readonly hashes?: readonly SeatHash[];
}

export interface SeatHash {
  readonly seat: Seat;
  readonly hash: string;
}

export interface KeptNonces {
  get(match: string): KeptNonce | undefined;
  /** False where the device would not keep it. */
  set(match: string, kept: KeptNonce): boolean;
}

const KEY = 'kast.nonces';
const MATCHES_TO_KEEP = 60;

type Kept = readonly [match: string, kept: KeptNonce];

export function keptNonces(store: KeyValue): KeptNonces {
  const all = newestKept<Kept>(store, {
    key: KEY,
    most: MATCHES_TO_KEEP,
    matchOf: ([match]) => match,
    isKept,
  });
  return {
    get: (match) => all.get(match)?.[1],
    set: (match, kept) => all.put([match, kept]),
  };
}

/** A fresh one, from the browser's secure generator, and what binds to it. */
export function newNonce(): { readonly nonce: Nonce; readonly hash: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { nonce, hash: hashOfNonce(nonce) };
}

function isKept(value: unknown): value is Kept {
  return Array.isArray(value) && typeof value[0] === 'string' && isKeptNonce(value[1]);
}

function isKeptNonce(value: unknown): value is KeptNonce {
  if (typeof value !== 'object' || value === null) return false;
  const { nonce, seedHash, hashes } = value as Partial<KeptNonce>;
  const isList = hashes === undefined || Array.isArray(hashes);
  return isNonce(nonce) && (seedHash === undefined || isNonce(seedHash)) && isList;
}
