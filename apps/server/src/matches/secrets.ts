import { randomBytes } from 'node:crypto';
import type { Seed } from '@kast/kernel';
import type { MatchId } from '../store/store.ts';

/** Long enough that nobody finds a match by guessing its address. */
export function newMatchId(): MatchId {
  return randomBytes(12).toString('base64url');
}

export function newSeed(): Seed {
  return randomBytes(32).toString('hex');
}
