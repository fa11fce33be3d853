import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { SqlDatabase } from './sql-store.ts';

export type ProcessId = string;

/**
 * What several processes tell each other by way of the store. There is no time in it: that a process is
 * dead is found by who looks at its beat, on a clock of its own that nobody sets back.
 */
export interface ClusterStore {
  /** With what it has counted already: whoever sees it sees that, too. */
  register(process: ProcessId, tallies: ReadonlyMap<string, number>): Promise<void>;
  /** Writes the next beat and what was counted since the one before. `gone`: others took it for dead. */
  beat(
    process: ProcessId,
    beat: number,
    tallies: ReadonlyMap<string, number>,
  ): Promise<'alive' | 'gone'>;
  processes(): Promise<readonly ProcessBeat[]>;
  /** With its leases and tallies. `alive` where it has given another beat since. */
  remove(process: ProcessBeat): Promise<'removed' | 'alive'>;
  /** Of one process, since a beat. */
  talliesSince(process: ProcessId, beat: number): Promise<ReadonlyMap<string, number>>;

  /** `held`: another process has it. Who has it may claim it again. */
  claimLease(name: string, process: ProcessId): Promise<'claimed' | 'held'>;
  releaseLease(name: string, process: ProcessId): Promise<void>;
}

export interface ProcessBeat {
  readonly process: ProcessId;
  readonly beat: number;
}

export function clusterStore({ db, commit }: Pick<SqlDatabase, 'db' | 'commit'>): ClusterStore {
  return {
    register: (process, tallies) =>
      commit(async (transaction) => {
        await transaction.insertInto('processes').values({ id: process, beat: 0 }).execute();
        await writeBeat(transaction, { process, beat: 0 }, tallies);
      }),
    beat: (process, beat, tallies) =>
      commit((transaction) => writeBeat(transaction, { process, beat }, tallies)),
    async processes() {
      const rows = await db.selectFrom('processes').selectAll().orderBy('id').execute();
      return rows.map(({ id, beat }) => ({ process: id, beat }));
    },
    remove: ({ process, beat }) =>
      commit(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('processes')
          .where('id', '=', process)
          .where('beat', '=', beat)
          .executeTakeFirstOrThrow();
        return numDeletedRows === 0n ? 'alive' : 'removed';
      }),
    async talliesSince(process, beat) {
      const rows = await db
        .selectFrom('tallies')
        .select(['name', 'amount'])
        .where('process_id', '=', process)
        .where('beat', '>', beat)
        .execute();
      return new Map(rows.map(({ name, amount }) => [name, amount]));
    },
    claimLease: (name, process) =>
      commit(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('leases')
          .values({ name, process_id: process })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ process_id: process })
              .where('leases.process_id', '=', process),
          )
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 0n ? 'held' : 'claimed';
      }),
    releaseLease: (name, process) =>
      commit(async (transaction) => {
        await transaction
          .deleteFrom('leases')
          .where('name', '=', name)
          .where('process_id', '=', process)
          .execute();
      }),
  };
}

/** Beats after which everybody has heard that something is nothing, or is dead. */
const FORGET_EVERY = 60;

/** Few rows at a time: each number of them is a statement of its own. */
const MOST_TALLIES = 64;

async function writeBeat(
  db: Kysely<Schema>,
  { process, beat }: ProcessBeat,
  tallies: ReadonlyMap<string, number>,
): Promise<'alive' | 'gone'> {
  const { numUpdatedRows } = await db
    .updateTable('processes')
    .set({ beat })
    .where('id', '=', process)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'gone';
  const rows = [...tallies].map(([name, amount]) => ({ process_id: process, name, amount, beat }));
  for (let start = 0; start < rows.length; start += MOST_TALLIES) {
    await db
      .insertInto('tallies')
      .values(rows.slice(start, start + MOST_TALLIES))
      .onConflict((conflict) =>
        conflict.columns(['process_id', 'name']).doUpdateSet((build) => ({
          amount: build.ref('excluded.amount'),
          beat: build.ref('excluded.beat'),
        })),
      )
      .execute();
  }
  if (beat % FORGET_EVERY === 0) {
    await db
      .deleteFrom('tallies')
      .where('process_id', '=', process)
      .where('amount', '=', 0)
      .where('beat', '<', beat - FORGET_EVERY)
      .execute();
  }
  return 'alive';
}
