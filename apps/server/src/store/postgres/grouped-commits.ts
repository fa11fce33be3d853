import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { UnavailableError } from '../unavailable.ts';
import type { Connection, Session } from './connection.ts';
import { pipelinedDialect } from './dialect.ts';

/** May be run again where its group could not be committed. */
type Work<Value> = (db: Kysely<Schema>, session: Session) => Promise<Value>;

interface Waiting {
  /** Resolves to what must be told after the commit. */
  readonly run: (db: Kysely<Schema>, session: Session) => Promise<() => void>;
  readonly fail: (reason: unknown) => void;
}

export interface GroupedCommitsOptions {
  /** Nothing else is asked over it. */
  readonly connection: Connection;
  /** Told of every durable commit, with the number of works that shared it. */
  readonly onCommit: (works: number) => void;
}

/** Whoever stand in each other's way, in two processes, are out of it after a few tries. */
const TRIES = 5;

/**
 * A durable commit waits for the disk of the database, so everything that is asked for while one is under
 * way shares the next. The works of a group run side by side: their queries go out together. Where one
 * fails the group is rolled back, and each is tried by itself, so that it takes no other along.
 */
export function groupedCommits({ connection, onCommit }: GroupedCommitsOptions) {
  let waiting: Waiting[] = [];
  let running = Promise.resolve();

  const commitWaiting = async (): Promise<void> => {
    const group = waiting;
    waiting = [];
    try {
      await commitGroup(group);
    } catch (reason) {
      if (group.length === 1 || reason instanceof UnavailableError) failAll(group, reason);
      else for (const work of group) await commitGroup([work]).catch(work.fail);
    }
  };

  const commitGroup = async (group: readonly Waiting[]): Promise<void> => {
    for (let tried = 1; ; tried++) {
      try {
        const tell = await inTransaction(connection, (db, session) =>
          allOf(group.map((work) => work.run(db, session))),
        );
        for (const told of tell) told();
        onCommit(group.length);
        return;
      } catch (reason) {
        if (tried === TRIES || !isCollision(reason)) throw reason;
      }
      await pause(Math.random() * 10 * tried);
    }
  };

  const commit = <Value>(work: Work<Value>): Promise<Value> => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    if (waiting.length === 0) running = running.then(commitWaiting);
    waiting.push({
      fail: reject,
      run: async (db, session) => {
        const value = await work(db, session);
        return () => resolve(value);
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

/** The connection broke: nobody knows what became of it. Who asked asks again, by the same idempotency key. */
class UnknownFate extends UnavailableError {}

async function inTransaction<Value>(connection: Connection, work: Work<Value>): Promise<Value> {
  const session = await connection.session().catch(unknownFate);
  const db = new Kysely<Schema>({ dialect: pipelinedDialect(session) });
  // Not waited for: what follows is sent along with it, and fails if it fails.
  const begun = session.query('begin');
  const [, value] = await allOf([begun, work(db, session)] as const).catch((reason: unknown) =>
    rollBack(connection, session, reason),
  );
  const { command } = await session.query('commit').catch((reason: unknown) => {
    connection.breakOff();
    return unknownFate(reason);
  });
  if (command === 'ROLLBACK') throw new Error('the database has rolled back what was to be kept');
  return value;
}

async function rollBack(connection: Connection, session: Session, reason: unknown): Promise<never> {
  try {
    await session.query('rollback');
  } catch {
    connection.breakOff();
    unknownFate(reason);
  }
  throw reason;
}

function unknownFate(cause: unknown): never {
  throw new UnknownFate('the connection to the database broke', { cause });
}

/** When all of them have ended; otherwise the one that failed first, and not because of another. */
async function allOf<Values extends readonly Promise<unknown>[]>(
  promises: Values,
): Promise<{ -readonly [Place in keyof Values]: Awaited<Values[Place]> }> {
  const outcomes = await Promise.allSettled(promises);
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  if (failures.length > 0) {
    throw failures.find((reason) => !CONSEQUENCES.has(codeOf(reason))) ?? failures[0];
  }
  return Promise.all(promises);
}

function failAll(group: readonly Waiting[], reason: unknown): void {
  for (const work of group) work.fail(reason);
}

/** The transaction has failed before; a statement is not there that was to be prepared in it. */
const CONSEQUENCES = new Set(['25P02', '26000']);
/** Serialization failure, deadlock. */
const COLLISIONS = new Set(['40001', '40P01']);

function isCollision(reason: unknown): boolean {
  return COLLISIONS.has(codeOf(reason));
}

function codeOf(reason: unknown): string {
  return reason instanceof Error && 'code' in reason ? String(reason.code) : '';
}
