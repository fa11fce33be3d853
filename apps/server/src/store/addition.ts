import type { Addition, MatchStatus, StoredEntry } from './store.ts';

/** What must be true of an addition, whatever is stored. */
export function checkAddition({ match, ply, entries, status }: Addition): void {
  if (entries.length === 0) throw new Error(`nothing to append to match ${match}`);
  checkPly(status, ply + entries.length);
}

export function checkPly({ ply }: MatchStatus, end: number): void {
  if (ply !== end) throw new Error(`a status of ply ${ply} with a log that ends at ${end}`);
}

/** 1 where some seat has decided. */
export function begins(entries: readonly StoredEntry[]): number {
  return entries.some(({ by }) => typeof by === 'number') ? 1 : 0;
}
