import { type AnyGame, type MatchRecord, readRecord, verifyRecord } from '@kast/kernel';
import type { KeptNonce } from '../session/online/kept-nonces.ts';

export type ChanceCheck =
  /** Everything was drawn from the numbers of the record, and this device's is among them. */
  | 'added'
  /** The same, but this device does not know which one was its own. */
  | 'not-kept'
  | 'other-seed'
  /** This device has told its nonce, and it is not among them. */
  | 'left-out'
  /** This device had a nonce ready, but was never asked to tell it. */
  | 'never-asked'
  | 'others-changed'
  | 'not-drawn'
  /** The record is from before the end: nothing can be said yet. */
  | 'too-early';

/** Draws everything again, and compares with what this device has kept since it sat down. */
export function checkChance(
  record: MatchRecord,
  game: AnyGame,
  own: KeptNonce | undefined,
): ChanceCheck {
  if (record.result === undefined) return 'too-early';
  const read = readRecord(record, game);
  if (!read.ok || verifyRecord(record, read.value)) return 'not-drawn';
  const { nonces = [] } = record;
  if (!own) return 'not-kept';
  const isAmongThem = nonces.some(({ nonce }) => nonce === own.nonce);
  if (own.seedHash === undefined) return isAmongThem ? 'added' : 'never-asked';
  if (record.seedHash !== own.seedHash) return 'other-seed';
  if (!isAmongThem) return 'left-out';
  const seen = new Map(own.hashes?.map(({ seat, hash }) => [seat, hash]));
  const isAsSeen = nonces.every(({ seat, hash }) => seen.get(seat) === hash);
  return isAsSeen && nonces.length === seen.size ? 'added' : 'others-changed';
}
