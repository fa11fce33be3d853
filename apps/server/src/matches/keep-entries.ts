import { type Match, must } from '@kast/kernel';
import type { Store, StoredEntry } from '../store/store.ts';
import { statusOf } from './match-status.ts';
import type { OpenTable } from './open-table.ts';
import { computerSeats } from './roles.ts';

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
  const match = must(chain.at(-1), 'the match played on');
  const lastAt = entries.at(-1)?.at ?? table.lastAt;
  const status = statusOf(match, computerSeats({ seats: table.seats, match }), lastAt);
  const ply = table.match.plies.length;
  const kept = await store.append({ match: table.id, ply, entries, status });
  if (kept.kind === 'appended') table.advance(chain, entries);
  else await table.catchUp(store);
  return kept.kind === 'appended';
}
