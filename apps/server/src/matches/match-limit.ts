import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { GuestId, Store } from '../store/store.ts';

export interface MatchLimit {
  readonly store: Store;
  /** How many running matches one guest may have made. */
  readonly matchesPerGuest: number;
}

/** Asked before a match is made, by every way of making one. */
export async function checkMatchLimit(
  { store, matchesPerGuest: limit }: MatchLimit,
  maker: GuestId,
): Promise<Result<void, WireError<'too-many-matches'>>> {
  const running = await store.countRunningMatchesMadeBy(maker);
  return running < limit ? ok(undefined) : fail({ code: 'too-many-matches', limit });
}
