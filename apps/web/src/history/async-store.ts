/** `matches` says what was played, `records` holds every move, `removed` what shall not come back. */
export type StoreTable = 'matches' | 'records' | 'removed';

export interface StoreChange {
  readonly table: StoreTable;
  readonly key: string;
  /** Undefined takes it away. */
  readonly value: unknown;
}

/** What a device keeps in large amounts. */
export interface AsyncStore {
  get(table: StoreTable, key: string): Promise<unknown>;
  all(table: StoreTable): Promise<readonly unknown[]>;
  /** All of it or nothing: false where the device would not keep it. */
  write(changes: readonly StoreChange[]): Promise<boolean>;
}

/** For tests, and for browsers that keep nothing. */
export function memoryAsyncStore(): AsyncStore {
  const tables = new Map<StoreTable, Map<string, unknown>>();
  const tableOf = (table: StoreTable): Map<string, unknown> => {
    const found = tables.get(table) ?? new Map<string, unknown>();
    tables.set(table, found);
    return found;
  };
  return {
    get: async (table, key) => tableOf(table).get(key),
    all: async (table) => [...tableOf(table).values()],
    async write(changes) {
      for (const { table, key, value } of changes) {
        if (value === undefined) tableOf(table).delete(key);
        else tableOf(table).set(key, structuredClone(value));
      }
      return true;
    },
  };
}
