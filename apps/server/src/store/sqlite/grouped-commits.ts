import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Work<Value> = (transaction: Transaction<Schema>) => Promise<Value>;

interface Waiting {
  /** Resolves to what must be told after the commit. */
  readonly run: (transaction: Transaction<Schema>) => Promise<() => void>;
  readonly fail: (reason: unknown) => void;
}

/**
 * A durable commit waits for the disk, so everything that was asked for within one turn of the event
 * loop shares one. Each work has a savepoint of its own: one that fails takes no other along.
 */
export function groupedCommits(db: Kysely<Schema>, onGroup: (size: number) => void) {
  let waiting: Waiting[] = [];
  let running = Promise.resolve();

  const commitGroup = async (): Promise<void> => {
    const group = waiting;
    waiting = [];
    try {
      const tell = await db.transaction().execute(async (transaction) => {
        const outcomes: (() => void)[] = [];
        for (const work of group) outcomes.push(await work.run(transaction));
        return outcomes;
      });
      onGroup(group.length);
      for (const told of tell) told();
    } catch (reason) {
      for (const work of group) work.fail(reason);
    }
  };

  const schedule = (): void => {
    running = running.then(nextTurn).then(commitGroup);
  };

  const commit = <Value>(work: Work<Value>): Promise<Value> => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    if (waiting.length === 0) schedule();
    waiting.push({
      fail: reject,
      run: async (transaction) => {
        try {
          const value = await inSavepoint(transaction, work);
          return () => resolve(value);
        } catch (reason) {
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

async function inSavepoint<Value>(
  transaction: Transaction<Schema>,
  work: Work<Value>,
): Promise<Value> {
  await sql`savepoint work`.execute(transaction);
  try {
    return await work(transaction);
  } catch (reason) {
    await sql`rollback to work`.execute(transaction);
    throw reason;
  } finally {
    await sql`release work`.execute(transaction);
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
