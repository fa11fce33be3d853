/** Small things that this device remembers. Writing may fail (a full or forbidden store). */
export interface KeyValue {
  get(key: string): string | undefined;
  /** False where the device would not keep it. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(prefix: string): readonly string[];
}

export function memoryStore(): KeyValue {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => {
      kept.delete(key);
    },
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
}

/** Throws at once where the browser forbids its store. */
export function localStore(storage: Storage): KeyValue {
  storage.getItem('');
  return {
    get: (key) => storage.getItem(key) ?? undefined,
    set: (key, value) => {
      try {
        storage.setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove: (key) => storage.removeItem(key),
    keys: (prefix) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
        key.startsWith(prefix),
      ),
  };
}

/** What is kept under a key, if it is JSON of the expected shape. */
export function readJson<Value>(
  store: KeyValue,
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  const text = store.get(key);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
