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

function storeIn(database: IDBDatabase): AsyncStore {
  return {
    get: (table, key) => answerOf(database.transaction(table).objectStore(table).get(key)),
    all: (table) =>
      answerOf(database.transaction(table).objectStore(table).getAll()) as Promise<unknown[]>,
    write: (changes) =>
      new Promise((resolve) => {
        const transaction = database.transaction(TABLES, 'readwrite');
        transaction.addEventListener('complete', () => resolve(true));
        // A full device shows itself only when all of it is to be kept.
        transaction.addEventListener('abort', () => resolve(false));
        for (const { table, key, value } of changes) {
          const store = transaction.objectStore(table);
          if (value === undefined) store.delete(key);
          else store.put(value, key);
        }
      }),
  };
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const table of TABLES) request.result.createObjectStore(table);
  });
  return answerOf(request);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}
