import type { DatabaseSync } from 'node:sqlite';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { nextTurn } from '../next-turn.ts';
import { isBusy, untilFree } from './busy.ts';

/** Waits for nothing but the database, and may be run again where its group could not be committed. */
type Work<Value> = (transaction: Transaction<Schema>) => Promise<Value>;

interface Waiting {
  /** Resolves to what must be told after the commit. */
  readonly run: (transaction: Transaction<Schema>) => Promise<() => void>;
  readonly fail: (reason: unknown) => void;
}

export interface GroupedCommitsOptions {
  readonly database: DatabaseSync;
  /** On that database, and nothing else. */
  readonly db: Kysely<Schema>;
  /** How often a group is tried where another process is writing. */
  readonly tries: number;
  /** Told of every durable commit, with the number of works that shared it. */
  readonly onCommit: (works: number) => void;
}

/**
 * A durable commit waits for the disk, so everything that was asked for within one turn of the event
 * loop shares one. Each work has a savepoint of its own: one that fails takes no other along. A group
 * lies within one turn, so that nobody reads on the same connection what is not committed yet.
 */
export function groupedCommits({ database, db, tries, onCommit }: GroupedCommitsOptions) {
  const inSavepoint = savepointsIn(database);
  let waiting: Waiting[] = [];
  let running = Promise.resolve();

  const commitGroup = async (): Promise<void> => {
    const group = waiting;
    waiting = [];
    try {
      const tell = await untilFree(tries, () => write(group));
      for (const told of tell) told();
      onCommit(group.length);
    } catch (reason) {
      for (const work of group) work.fail(reason);
    }
  };

  const write = (group: readonly Waiting[]): Promise<(() => void)[]> =>
    db.transaction().execute(async (transaction) => {
      const outcomes: (() => void)[] = [];
      for (const work of group) outcomes.push(await work.run(transaction));
      return outcomes;
    });

  const commit = <Value>(work: Work<Value>): Promise<Value> => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    if (waiting.length === 0) running = running.then(nextTurn).then(commitGroup);
    waiting.push({
      fail: reject,
      run: async (transaction) => {
        try {
          const value = await inSavepoint(() => work(transaction));
          return () => resolve(value);
        } catch (reason) {
          if (isBusy(reason) || !database.isTransaction) throw reason;
          return () => reject(reason);
        }
      },
    });
    return promise;
  };

  return {
    commit,
    /** Resolves when everything that was asked for so far has been committed. */
    settled: () => running,
  };
}

function savepointsIn(database: DatabaseSync) {
  const begin = database.prepare('savepoint work');
  const undo = database.prepare('rollback to work');
  const end = database.prepare('release work');

  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    begin.run();
    try {
      return await work();
    } catch (reason) {
      // A full disk, among others, ends the whole transaction.
      if (database.isTransaction) undo.run();
      throw reason;
    } finally {
      if (database.isTransaction) end.run();
    }
  };
}
