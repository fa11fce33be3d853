import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Row, Session } from './connection.ts';

/**
 * Lets Kysely build queries that all go over one connection, in the order in which they are asked, none
 * waiting for another. Transactions are for who owns the connection.
 */
export function pipelinedDialect(session: Session): Dialect {
  return {
    createDriver: () => pipelinedDriver(session),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

function pipelinedDriver(session: Session): Driver {
  const only: DatabaseConnection = {
    executeQuery: async <Result>({ sql, parameters }: CompiledQuery) =>
      resultOf<Result>(await session.query(sql, parameters)),
    streamQuery: () => {
      throw new Error('nothing is streamed');
    },
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => only,
    releaseConnection: async () => undefined,
    beginTransaction: async () => void (await session.query('begin')),
    commitTransaction: async () => void (await session.query('commit')),
    rollbackTransaction: async () => void (await session.query('rollback')),
    destroy: async () => undefined,
  };
}

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function resultOf<Result>({
  command,
  rowCount,
  rows,
}: {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: readonly Row[];
}): QueryResult<Result> {
  const isChange = CHANGING.has(command) && rowCount !== null;
  return {
    rows: rows as Result[],
    ...(isChange ? { numAffectedRows: BigInt(rowCount) } : {}),
  };
}
