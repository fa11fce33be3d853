import { type MatchRecord, parseRecord, sha256 } from '@kast/kernel';
import { type KeyValue, readJson } from '../device/key-value.ts';

/** A record from a file, as this device keeps it. */
export interface KeptRecord {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly opened: number;
  readonly record: MatchRecord;
}

/** Records that were imported: a reload finds them again. */
export interface KeptRecords {
  get(id: string): KeptRecord | undefined;
  /** Gives the id that it is found by, or undefined where the device would not keep it. */
  put(record: MatchRecord, now: number): Promise<string | undefined>;
  remove(id: string): void;
  /** The newest first. */
  all(): readonly KeptRecord[];
}

const PREFIX = 'kast.record.';
const RECORDS_TO_KEEP = 20;

export function keptRecords(store: KeyValue): KeptRecords {
  const get = (id: string): KeptRecord | undefined => readJson(store, PREFIX + id, isKept);

  function all(): readonly KeptRecord[] {
    return store
      .keys(PREFIX)
      .flatMap((key) => get(key.slice(PREFIX.length)) ?? [])
      .toSorted((a, b) => b.opened - a.opened);
  }

  return {
    get,
    all,
    remove: (id) => store.remove(PREFIX + id),
    async put(record, now) {
      const id = await idOfRecord(record);
      const kept: KeptRecord = { id, opened: now, record };
      if (!store.set(PREFIX + id, JSON.stringify(kept))) return undefined;
      for (const old of all().slice(RECORDS_TO_KEEP)) store.remove(PREFIX + old.id);
      return id;
    },
  };
}

/** The same record is kept once, however often it is opened. */
export async function idOfRecord(record: MatchRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  // Not by the browser: in a home network there is no TLS, and without it there is none.
  const hash = sha256(bytes);
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isKept(value: unknown): value is KeptRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { id, opened, record } = value as Partial<KeptRecord>;
  return typeof id === 'string' && typeof opened === 'number' && parseRecord(record).ok;
}
