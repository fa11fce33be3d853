import { type KeyValue, readJson } from '../device/key-value.ts';

/** A real table of this device: who sits at it, and what was entered until now. */
export interface KeptTable {
  readonly names: readonly string[];
  readonly entered: string | undefined;
}

export interface KeptTables {
  get(game: string): KeptTable | undefined;
  /** False where the device would not keep it. */
  put(game: string, table: KeptTable): boolean;
  remove(game: string): void;
}

const PREFIX = 'kast.real-table.';

export function keptTables(store: KeyValue): KeptTables {
  return {
    get: (game) => readJson(store, PREFIX + game, isTable),
    put: (game, table) => store.set(PREFIX + game, JSON.stringify(table)),
    remove: (game) => store.remove(PREFIX + game),
  };
}

function isTable(value: unknown): value is KeptTable {
  if (typeof value !== 'object' || value === null) return false;
  const { names, entered } = value as Partial<KeptTable>;
  const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return areNames && (entered === undefined || typeof entered === 'string');
}
