import { type Match, must, outcomeOf } from '@kast/kernel';
import type { Store, StoredEntry } from '../store/store.ts';
import type { OpenTable } from './open-table.ts';

/**
 * Stores what leads on from the match as the table knows it, all of it or nothing, and only then goes on
 * to it. False where another process was first: then the table has read what that one stored.
 */
export async function keepEntries(
  table: OpenTable,
  store: Store,
  chain: readonly Match[],
  entries: readonly StoredEntry[],
): Promise<boolean> {
  const ends = outcomeOf(must(chain.at(-1), 'the match played on')) !== undefined;
  const ply = table.match.plies.length;
  const kept = await store.append({ match: table.id, ply, entries, ends });
  if (kept === 'appended') table.advance(chain, entries);
  else await table.catchUp(store);
  return kept === 'appended';
}
