import type { DatabaseSync } from 'node:sqlite';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { nextTurn } from '../next-turn.ts';
import { untilFree } from './busy.ts';
import { isBusy } from './error-codes.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';

/** Waits for nothing but the database, and may be run again where its group could not be committed. */
type Work<Value> = (transaction: Transaction<Schema>) => Promise<Value>;

/** Waits for nothing at all. What it has written until then is gone after `undo`, which may itself throw. */
type SynchronousWork<Value> = (undo: () => void) => Value;

/** What must be told after the commit. */
type Tell = () => void;

type Waiting = { readonly fail: (reason: unknown) => void } & (
  | { readonly run: (transaction: Transaction<Schema>) => Promise<Tell> }
  | NowWaiting
);

interface NowWaiting {
  /** Throws where the work fails: what others have written with it must be undone along with it. */
  readonly runNow: () => Tell;
  /** With a savepoint of its own. */
  readonly runNowApart: () => Tell;
}

export interface GroupedCommitsOptions {
  readonly database: DatabaseSync;
  /** On that database, and nothing else. */
  readonly db: Kysely<Schema>;
  readonly log: Pick<WriteAheadLog, 'flush' | 'assertSound'>;
  /** How often a group is tried where another process is writing. */
  readonly tries: number;
  /** Told of every durable commit, with the number of works that shared it. */
  readonly onCommit: (works: number) => void;
}

/**
 * A commit is durable once the disk has it, so everything that was asked for while it wrote the group
 * before shares the next one. One that fails takes no other along: it is undone by a savepoint of its own.
 * What is written lies within one turn of the event loop, so that nobody reads on the same connection
 * what is not committed yet.
 */
export function groupedCommits({ database, db, log, tries, onCommit }: GroupedCommitsOptions) {
  const savepoint = savepointsIn(database);
  const inTransaction = transactionsIn(database);
  let waiting: Waiting[] = [];
  let running = Promise.resolve();

  const commitGroup = async (): Promise<void> => {
    const group = waiting;
    waiting = [];
    try {
      log.assertSound();
      const tell = await untilFree(tries, () => write(group));
      await log.flush();
      for (const told of tell) told();
      onCommit(group.length);
    } catch (reason) {
      for (const work of group) work.fail(reason);
    }
  };

  const write = (group: readonly Waiting[]): Tell[] | Promise<Tell[]> => {
    const now = group.flatMap((work) => ('runNow' in work ? [work] : []));
    // Nearly always: no promise is waited for between the first write and the commit.
    if (now.length === group.length) return writeNow(now);
    return db.transaction().execute(async (transaction) => {
      const tell: Tell[] = [];
      for (const work of group) {
        tell.push('runNow' in work ? work.runNowApart() : await work.run(transaction));
      }
      return tell;
    });
  };

  /**
   * A savepoint has SQLite copy every page that a work changes. So all are run without, and only where one of
   * them fails the group is undone and each of them run anew with its own.
   */
  const writeNow = (group: readonly NowWaiting[]): Tell[] => {
    try {
      return inTransaction(() => group.map((work) => work.runNow()));
    } catch (reason) {
      if (isBusy(reason)) throw reason;
      return inTransaction(() => group.map((work) => work.runNowApart()));
    }
  };

  const join = <Value>(
    makeWaiting: (
      resolve: (value: Value) => void,
      reject: (reason: unknown) => void,
    ) => DistributiveOmit<Waiting, 'fail'>,
  ): Promise<Value> => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    if (waiting.length === 0) running = running.then(nextTurn).then(commitGroup);
    waiting.push({ ...makeWaiting(resolve, reject), fail: reject });
    return promise;
  };

  /** What concerns its work alone is told to who asked for it; the rest to the whole group. */
  const failed = (reason: unknown, reject: (reason: unknown) => void): Tell => {
    savepoint.undo();
    if (isBusy(reason) || !database.isTransaction) throw reason;
    return () => reject(reason);
  };

  return {
    commit: <Value>(work: Work<Value>): Promise<Value> =>
      join((resolve, reject) => ({
        run: async (transaction) => {
          savepoint.begin();
          try {
            const value = await work(transaction);
            return () => resolve(value);
          } catch (reason) {
            return failed(reason, reject);
          } finally {
            savepoint.end();
          }
        },
      })),

    commitNow: <Value>(work: SynchronousWork<Value>): Promise<Value> =>
      join((resolve, reject) => ({
        runNow: () => {
          const value = work(undoWholeGroup);
          return () => resolve(value);
        },
        runNowApart: () => {
          savepoint.begin();
          try {
            const value = work(savepoint.undo);
            return () => resolve(value);
          } catch (reason) {
            return failed(reason, reject);
          } finally {
            savepoint.end();
          }
        },
      })),

    /** Resolves when everything that was asked for so far has been committed. */
    settled: () => running,
  };
}

/** Without a savepoint there is nothing less to go back to: it is run anew with one. */
function undoWholeGroup(): never {
  throw new Error('a work that was run without a savepoint is to be undone');
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never;

function savepointsIn(database: DatabaseSync) {
  const begin = database.prepare('savepoint work');
  const undo = database.prepare('rollback to work');
  const end = database.prepare('release work');
  return {
    begin: () => void begin.run(),
    // A full disk, among others, ends the whole transaction.
    undo: () => void (database.isTransaction && undo.run()),
    end: () => void (database.isTransaction && end.run()),
  };
}

function transactionsIn(database: DatabaseSync) {
  // At once as a writer, as in the dialect.
  const begin = database.prepare('begin immediate');
  const end = database.prepare('commit');
  const undo = database.prepare('rollback');

  return <Value>(work: () => Value): Value => {
    begin.run();
    try {
      const value = work();
      end.run();
      return value;
    } catch (reason) {
      if (database.isTransaction) undo.run();
      throw reason;
    }
  };
}
