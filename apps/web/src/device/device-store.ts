import { type KeyValue, localStore, memoryStore } from './key-value.ts';

/** What this device remembers: the browser's own store, or memory alone where that is forbidden. */
export const deviceStore: KeyValue = openStore();

function openStore(): KeyValue {
  try {
    return localStore(globalThis.localStorage);
  } catch {
    return memoryStore();
  }
}
