import { must } from '@kast/kernel';
import type { MatchId, StoredMatch } from '../store/store.ts';
import { startOf } from './fold.ts';
import type { Means } from './means.ts';
import { OpenTable } from './open-table.ts';
import { settleTable } from './settle-table.ts';
import type { Shelf } from './shelf.ts';

export interface Tables {
  find(id: MatchId): Promise<OpenTable | undefined>;
  /** Those in memory: where a guest's new name must be shown. */
  open(): Iterable<OpenTable>;
}

export interface TablesOptions extends Means {
  readonly shelf: Shelf;
  /** How many to keep in memory beyond those that are looked at. */
  readonly limit: number;
  /** Told of each table that was brought into memory, and of everything that happens there. */
  readonly onChange?: (table: OpenTable) => void;
}

/** There is never more than one OpenTable of a match: who listens to it hears everything. */
export function tablesIn(options: TablesOptions): Tables {
  const { store, limit } = options;
  const tables = new Map<MatchId, OpenTable>();
  const loading = new Map<MatchId, Promise<OpenTable | undefined>>();

  const load = async (id: MatchId): Promise<OpenTable | undefined> => {
    const stored = await store.findMatch(id);
    if (!stored) return undefined;
    const table = await openTable(stored, options);
    // Where that fails the table can be looked at all the same, and it is tried again with the next act.
    await table.inTurn(() => settleTable(table, options));
    tables.set(id, table);
    forgetIdle(tables, limit);
    return table;
  };

  return {
    async find(id) {
      const known = tables.get(id);
      if (known) {
        tables.delete(id);
        tables.set(id, known);
        return known;
      }
      const underWay = loading.get(id) ?? load(id).finally(() => loading.delete(id));
      loading.set(id, underWay);
      return underWay;
    },
    open: () => tables.values(),
  };
}

async function openTable(
  stored: StoredMatch,
  { store, shelf, onChange }: TablesOptions,
): Promise<OpenTable> {
  const { facts, seats } = stored;
  const game = must(await shelf.rulesOf(facts.game), `the rules of ${facts.game}`);
  const holders = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.holder] : []));
  const names = await store.namesOf(holders);
  const entries = await store.entriesBetween(facts.id, 0, stored.status.ply);
  return new OpenTable(stored, { start: startOf(game, stored), entries, names, onChange });
}

/** The longest unused first; never the newest, which is about to be used. */
function forgetIdle(tables: Map<MatchId, OpenTable>, limit: number): void {
  const newest = [...tables.keys()].at(-1);
  for (const [id, table] of tables) {
    if (tables.size <= limit) return;
    if (table.isIdle && id !== newest) tables.delete(id);
  }
}
