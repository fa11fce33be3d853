import type { DatabaseSync } from 'node:sqlite';
import type { MatchId } from '../store.ts';

/**
 * Revisions that were read before, for as long as no other process has written to the file. Those of
 * matches that this process has changed must be forgotten.
 */
export function revisionCache(database: DatabaseSync) {
  // Changes with every commit of another connection, and with none of this one.
  const dataVersion = database.prepare('pragma data_version');
  const revisions = database.prepare(
    'select id, revision from matches where id in (select value from json_each(?))',
  );
  // It throws for all of them where one is larger than a number can be.
  revisions.setReadBigInts(true);
  let version: unknown;
  let known = new Map<MatchId, number>();

  const read = (ids: readonly MatchId[]): [MatchId, number][] =>
    revisions.all(JSON.stringify(ids)).map(({ id, revision }) => [String(id), Number(revision)]);

  return {
    forget(id: MatchId): void {
      known.delete(id);
    },

    revisionsOf(ids: readonly MatchId[]): ReadonlyMap<MatchId, number> {
      const now = dataVersion.get()?.['data_version'];
      if (now !== version) known.clear();
      version = now;
      const unread = ids.filter((id) => !known.has(id));
      if (unread.length > 0) for (const [id, revision] of read(unread)) known.set(id, revision);
      known = new Map(ids.flatMap((id) => entryIn(known, id)));
      return new Map(known);
    },
  };
}

function entryIn(map: ReadonlyMap<MatchId, number>, id: MatchId): [MatchId, number][] {
  const revision = map.get(id);
  return revision === undefined ? [] : [[id, revision]];
}
