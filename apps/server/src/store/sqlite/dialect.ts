import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

type Row = ReturnType<StatementSync['all']>[number];

/** Lets Kysely speak to Node's own SQLite. Statements are few, and kept. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = prepared.get(sql) ?? statementFor(database.prepare(sql));
    prepared.set(sql, statement);
    return statement;
  };
  return {
    createDriver: () => new ImmediateDriver(database, prepare),
    createAdapter: () => new MigratingAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely does not rely on it, but SQLite does change tables within a transaction. */
class MigratingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, prepare: (sql: string) => SqliteStatement) {
    super({ database: { prepare, close: () => database.close() } });
    this.#database = database;
  }

  /**
   * At once as a writer. One that begins as a reader fails when it first writes, without waiting, where
   * another process has written since.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk, among others, has SQLite roll back by itself. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * Node refuses a whole result for one number that it cannot hold; so only the row that has it is wrong.
 * Reading every number so would cost everybody for what is never there.
 */
function readAll(statement: StatementSync, parameters: SQLInputValue[]): Row[] {
  try {
    return statement.all(...parameters);
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason;
  }
  statement.setReadBigInts(true);
  try {
    return statement.all(...parameters).map(withNumbers);
  } finally {
    statement.setReadBigInts(false);
  }
}

/** Numbers, but for those that are none that can be held. */
function withNumbers(row: Row): Row {
  const values = Object.entries(row).map(([column, value]) => {
    const number = Number(value);
    return [column, typeof value === 'bigint' && Number.isSafeInteger(number) ? number : value];
  });
  return Object.fromEntries(values) as Row;
}

function statementFor(statement: StatementSync): SqliteStatement {
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => readAll(statement, bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}
