import pg from 'pg';
import { UnavailableError } from '../unavailable.ts';

/** Where queries go. They are sent without waiting for the answers to those before them (pipelining). */
export interface Session {
  query(sql: string, parameters?: readonly unknown[]): Promise<pg.QueryResult<Row>>;
}

export type Row = Record<string, unknown>;

/**
 * One connection that heals: what is under way when it breaks fails, and what comes after is sent over a
 * new one.
 */
export interface Connection extends Session {
  /** The connection as it is now, which does not heal: for a transaction, that must not go on in another. */
  session(): Promise<Session>;
  /** Whatever is under way fails: for a transaction of which nobody knows how it stands. */
  breakOff(): void;
  /** After what was asked of it before. */
  close(): Promise<void>;
}

export interface ConnectionOptions {
  readonly url: string;
  /** As the database shows it to who looks at its connections. */
  readonly name: string;
  /** Before anything else is asked over each connection that is made. */
  readonly onConnect?: (session: Session) => Promise<unknown>;
  readonly onNotification?: (payload: string) => void;
}

/** In milliseconds. A database that says nothing for so long is as good as gone. */
const LONGEST_CONNECT = 5_000;
const LONGEST_QUERY = 15_000;

export function openConnection(options: ConnectionOptions): Connection {
  const { url, name, onConnect, onNotification } = options;
  let connecting: Promise<pg.Client> | undefined;
  let isClosed = false;

  const forget = (client: Promise<pg.Client>): void => {
    if (connecting === client) connecting = undefined;
  };

  const connect = (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: LONGEST_CONNECT,
      query_timeout: LONGEST_QUERY,
      keepAlive: true,
      pipeline: true,
      types: { getTypeParser },
    });
    const opened: Promise<pg.Client> = client.connect().then(async () => {
      await onConnect?.(sessionOn(client));
      return client;
    }, unavailable);
    client.on('notification', ({ payload = '' }) => onNotification?.(payload));
    client.on('error', () => forget(opened));
    client.on('end', () => forget(opened));
    opened.catch(() => forget(opened));
    return opened;
  };

  const session = async (): Promise<Session> => {
    if (isClosed) throw new UnavailableError('the connection to the database is closed');
    connecting ??= connect();
    return sessionOn(await connecting);
  };

  return {
    session,
    query: async (sql, parameters) => (await session()).query(sql, parameters),
    breakOff() {
      const broken = connecting;
      if (!broken) return;
      forget(broken);
      void broken.then((client) => client.end()).catch(() => undefined);
    },
    async close() {
      isClosed = true;
      const client = await connecting?.catch(() => undefined);
      await client?.end();
    },
  };
}

/** By text: each is prepared once on every connection. */
const statementNames = new Map<string, string>();

function sessionOn(client: pg.Client): Session {
  return {
    query(sql, parameters = []) {
      const name = statementNames.get(sql) ?? `s${statementNames.size}`;
      statementNames.set(sql, name);
      return client.query<Row>({ name, text: sql, values: [...parameters] }).catch(unavailable);
    },
  };
}

/** Connection exceptions, no room or no connections left, shutting down, trouble with files, a standby. */
const UNAVAILABLE = /^(?:08|53|57P|58|25006)/;

/** What the database says of a query stays as it is; that it cannot be asked has one name. */
function unavailable(reason: unknown): never {
  if (reason instanceof pg.DatabaseError && !UNAVAILABLE.test(reason.code ?? '')) throw reason;
  throw new UnavailableError('the database cannot be reached or written to', { cause: reason });
}

const INT8 = 20;

/** Whole numbers of eight bytes as numbers, as SQLite gives them; ours are all small enough. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return Number;
  return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
}
