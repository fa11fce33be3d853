import { ok, refereeIsDue, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import { chainOf } from './fold.ts';
import { keepEntries } from './keep-entries.ts';
import type { Means } from './means.ts';
import type { OpenTable } from './open-table.ts';
import { playOn } from './play-on.ts';

/**
 * A toss is stored together with its fall, so that no match waits for a referee. One that does (it was
 * stored by something else) is brought on from there. To be called in turn.
 */
export async function settleTable(
  table: OpenTable,
  { store, now, askReferee }: Means,
): Promise<Result<void, WireError<'no-verdict'>>> {
  while (refereeIsDue(table.match)) {
    const { match } = table;
    const settled = await playOn(match, table.facts.seed, askReferee);
    if (!settled.ok) return settled;
    const at = now();
    const added = settled.value.plies.slice(match.plies.length).map(({ entry }) => entry);
    const entries = added.map(({ by, move }) => ({ by, move, at, key: undefined }));
    await keepEntries(table, store, chainOf(match, added).slice(1), entries);
  }
  return ok(undefined);
}
