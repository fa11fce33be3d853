import { type AsyncStore, memoryAsyncStore, type StoreTable } from './async-store.ts';

const NAME = 'kast-history';
const VERSION = 1;
const TABLES: readonly StoreTable[] = ['matches', 'records', 'removed'];

/** The browser's database, which holds far more than its small store; memory alone where it is forbidden. */
export async function indexedDbStore(): Promise<AsyncStore> {
  try {
    return storeIn(await open());
  } catch {
    return memoryAsyncStore();
  }
}

/**
 * Browsers close a database under an open page: when its data is cleared, or the page was away for long on a
 * phone. Then it is opened anew, once: what fails again fails for another reason.
 */
function storeIn(first: IDBDatabase): AsyncStore {
  let database = first;

  const begin = async <Answer>(
    tables: readonly StoreTable[],
    mode: IDBTransactionMode,
    use: (transaction: IDBTransaction) => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await use(database.transaction(tables, mode));
    } catch {
      database = await open();
      return use(database.transaction(tables, mode));
    }
  };

  return {
    get: (table, key) =>
      begin([table], 'readonly', (transaction) =>
        answerOf(transaction.objectStore(table).get(key)),
      ),
    all: (table) =>
      begin([table], 'readonly', (transaction) =>
        answerOf<unknown[]>(transaction.objectStore(table).getAll()),
      ),
    write: (changes) =>
      begin(TABLES, 'readwrite', (transaction) => {
        const kept = isKept(transaction);
        for (const { table, key, value } of changes) {
          const store = transaction.objectStore(table);
          if (value === undefined) store.delete(key);
          else store.put(value, key);
        }
        return kept;
      }),
  };
}

/** A full device shows itself only when all of it is to be kept. */
function isKept(transaction: IDBTransaction): Promise<boolean> {
  return new Promise((resolve) => {
    transaction.addEventListener('complete', () => resolve(true));
    transaction.addEventListener('abort', () => resolve(false));
  });
}

/** Longer than any device takes: a database that is broken may never answer. */
const PATIENCE = 5000;

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const table of TABLES) request.result.createObjectStore(table);
  });
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE);
  try {
    return await Promise.race([answerOf(request), late]);
  } finally {
    clearTimeout(timer);
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}
