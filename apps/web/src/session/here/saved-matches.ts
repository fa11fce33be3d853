import type { Entry } from '@kast/kernel';
import { type KeyValue, readJson } from '../../device/key-value.ts';
import { isSavedMatch, type SavedMatch } from './saved-match.ts';

/** The matches of this device. Running ones are never thrown away, finished ones when they get many. */
export interface SavedMatches {
  get(id: string): SavedMatch | undefined;
  /** Undefined where some of it is missing. */
  logOf(match: SavedMatch): readonly Entry[] | undefined;
  /**
   * Keeps a match, with the last of the entries that it counts where some were added. What that costs does
   * not depend on how many there are. False where the device would not keep it.
   */
  put(match: SavedMatch, added?: readonly Entry[]): boolean;
  remove(id: string): void;
  /** The newest first. */
  all(): readonly SavedMatch[];
}

const PREFIX = 'kast.match.';
const FINISHED_TO_KEEP = 40;

/** The log lies in parts of so many entries, of which only the last ones are ever written again. */
export const ENTRIES_IN_A_PART = 64;

export function savedMatches(store: KeyValue): SavedMatches {
  /** Only where it is kept under its own id: otherwise to remove it would remove another. */
  const get = (id: string): SavedMatch | undefined => {
    const saved = readJson(store, keyOf(id), isSavedMatch);
    return saved?.id === id ? saved : undefined;
  };
  const partOf = (id: string, part: number): readonly Entry[] =>
    readJson(store, partKey(id, part), isEntries) ?? [];

  function all(): readonly SavedMatch[] {
    return store
      .keys(PREFIX)
      .flatMap((key) => get(key.slice(PREFIX.length)) ?? [])
      .toSorted((a, b) => b.changed - a.changed);
  }

  function logOf({ id, plies }: SavedMatch): readonly Entry[] | undefined {
    const log = partNumbers(plies).flatMap((part) => partOf(id, part));
    return log.length < plies ? undefined : log.slice(0, plies);
  }

  /** What may make room last: what the history has, and of that the longest finished. */
  const finished = (): readonly SavedMatch[] =>
    all()
      .filter((saved) => saved.outcome)
      .toSorted((a, b) => Number(a.isArchived ?? false) - Number(b.isArchived ?? false));

  /** The match itself comes last: what it does not count was not kept. */
  function write(match: SavedMatch, added: readonly Entry[]): boolean {
    const { id, plies } = match;
    const from = plies - added.length;
    const first = Math.floor(from / ENTRIES_IN_A_PART);
    const tail = [...partOf(id, first).slice(0, from - first * ENTRIES_IN_A_PART), ...added];
    const isWritten = partNumbers(tail.length).every((part) => {
      const start = part * ENTRIES_IN_A_PART;
      const entries = tail.slice(start, start + ENTRIES_IN_A_PART);
      return store.set(partKey(id, first + part), JSON.stringify(entries));
    });
    return isWritten && store.set(keyOf(id), JSON.stringify(match));
  }

  function remove(id: string): void {
    store.remove(keyOf(id));
    for (const key of store.keys(partPrefix(id))) store.remove(key);
  }

  /** On a full device old finished matches make room, one after the other. */
  function keep(match: SavedMatch, added: readonly Entry[]): boolean {
    const gone: { readonly match: SavedMatch; readonly log: readonly Entry[] }[] = [];
    while (!write(match, added)) {
      const old = finished().findLast(({ id }) => id !== match.id);
      if (!old) {
        // It does not fit at all: then nothing is given up for it.
        for (const each of gone) write(each.match, each.log);
        return false;
      }
      gone.push({ match: old, log: logOf(old) ?? [] });
      remove(old.id);
    }
    return true;
  }

  return {
    get,
    logOf,
    put(match, added = []) {
      const isKept = keep(match, added);
      if (match.outcome) {
        for (const old of finished().slice(FINISHED_TO_KEEP)) remove(old.id);
      }
      return isKept;
    },
    remove,
    all,
  };
}

/** Where the device's store has it. */
export function keyOf(id: string): string {
  return PREFIX + id;
}

function partPrefix(id: string): string {
  return `kast.match-log.${id}.`;
}

function partKey(id: string, part: number): string {
  return partPrefix(id) + part;
}

function partNumbers(entries: number): readonly number[] {
  return Array.from({ length: Math.ceil(entries / ENTRIES_IN_A_PART) }, (_, part) => part);
}

function isEntries(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every(isEntry);
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'by' in value && 'move' in value;
}
