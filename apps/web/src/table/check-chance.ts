import { type AnyGame, type MatchRecord, readRecord, verifyRecord } from '@kast/kernel';
import type { KeptNonce } from '../session/online/kept-nonces.ts';

export type ChanceCheck =
  /** Everything was drawn from the numbers of the record, and this device's is among them. */
  | 'added'
  /** The same, but this device does not know which one was its own. */
  | 'not-kept'
  | 'other-seed'
  | 'left-out'
  | 'others-changed'
  | 'not-drawn';

/** Draws everything again, and compares with what this device has kept since it sat down. */
export function checkChance(
  record: MatchRecord,
  game: AnyGame,
  own: KeptNonce | undefined,
): ChanceCheck {
  const read = readRecord(record, game);
  if (!read.ok || verifyRecord(record, read.value)) return 'not-drawn';
  const { nonces = [] } = record;
  if (own?.seedHash === undefined) return 'not-kept';
  if (record.seedHash !== own.seedHash) return 'other-seed';
  if (!nonces.some(({ nonce }) => nonce === own.nonce)) return 'left-out';
  const seen = new Map(own.hashes?.map(({ seat, hash }) => [seat, hash]));
  const isAsSeen = nonces.every(({ seat, hash }) => seen.get(seat) === hash);
  return isAsSeen && nonces.length === seen.size ? 'added' : 'others-changed';
}
