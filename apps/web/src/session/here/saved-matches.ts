import type { Entry } from '@kast/kernel';
import { type KeyValue, readJson } from '../../device/key-value.ts';
import { isSavedMatch, type SavedMatch } from './saved-match.ts';

/** The matches of this device. Running ones are never thrown away, finished ones when they get many. */
export interface SavedMatches {
  get(id: string): SavedMatch | undefined;
  /** Whether anything is kept of it, also what cannot be read. */
  has(id: string): boolean;
  /** From a ply on: what lies before its part is not read. Undefined where some of the rest is missing. */
  logOf(match: SavedMatch, from?: number): readonly Entry[] | undefined;
  /**
   * Keeps a match, with the last of the entries that it counts where some were added. What that costs does
   * not depend on how many there are, unless what they follow is gone from the device: then the whole log is written.
   * False where the device would not keep it.
   */
  put(match: SavedMatch, added?: readonly Entry[], log?: () => readonly Entry[]): boolean;
  remove(id: string): void;
  /** The newest first. */
  all(): readonly SavedMatch[];
}

/** What lies under a key, if anything does. */
type Text = readonly [key: string, text: string | undefined];

const PREFIX = 'kast.match.';
const FINISHED_TO_KEEP = 40;

/** The log lies in parts of so many entries, of which only the last ones are ever written again. */
export const ENTRIES_IN_A_PART = 64;

export function savedMatches(store: KeyValue): SavedMatches {
  /** What did not fit when it was begun can be played all the same, as long as its page is open. */
  const begun = new Map<string, SavedMatch>();
  /** Only where it is kept under its own id: otherwise to remove it would remove another. */
  const get = (id: string): SavedMatch | undefined => {
    const saved = readJson(store, keyOf(id), isSavedMatch);
    return saved?.id === id ? saved : begun.get(id);
  };
  const partOf = (id: string, part: number): readonly Entry[] =>
    readJson(store, partKey(id, part), isEntries) ?? [];

  function all(): readonly SavedMatch[] {
    return store
      .keys(PREFIX)
      .flatMap((key) => get(key.slice(PREFIX.length)) ?? [])
      .toSorted((a, b) => b.changed - a.changed);
  }

  function logOf({ id, plies }: SavedMatch, from = 0): readonly Entry[] | undefined {
    const first = Math.floor(from / ENTRIES_IN_A_PART);
    const before = first * ENTRIES_IN_A_PART;
    const log = partNumbers(plies)
      .slice(first)
      .flatMap((part) => partOf(id, part));
    return before + log.length < plies ? undefined : log.slice(from - before, plies - before);
  }

  /** What may make room last: what the history has, and of that the longest finished. */
  const finished = (): readonly SavedMatch[] =>
    all()
      .filter((saved) => saved.outcome)
      .toSorted((a, b) => Number(a.isArchived ?? false) - Number(b.isArchived ?? false));

  /** The part in which these go on, and what of it comes before them. */
  function partBefore({ id, plies }: SavedMatch, added: readonly Entry[]) {
    const from = plies - added.length;
    const first = Math.floor(from / ENTRIES_IN_A_PART);
    const place = from - first * ENTRIES_IN_A_PART;
    const before = partOf(id, first).slice(0, place);
    return { from, first, before, isWhole: before.length === place };
  }

  /** Not where somebody has cleared the device meanwhile. */
  function isFollowed(match: SavedMatch, added: readonly Entry[]): boolean {
    const { from, isWhole } = partBefore(match, added);
    return from === 0 || (isWhole && store.get(keyOf(match.id)) !== undefined);
  }

  /** The match itself comes last: what it does not count was not kept. */
  function write(match: SavedMatch, added: readonly Entry[]): boolean {
    const { id } = match;
    const { first, before } = partBefore(match, added);
    const tail = [...before, ...added];
    const parts = partNumbers(tail.length).map((part) => {
      const start = part * ENTRIES_IN_A_PART;
      const entries = tail.slice(start, start + ENTRIES_IN_A_PART);
      return [partKey(id, first + part), JSON.stringify(entries)] as const;
    });
    return setAll([...parts, [keyOf(id), JSON.stringify(match)]]);
  }

  const textAt = (key: string): Text => [key, store.get(key)];

  /** Tried twice: what is put back must not be lost to a single refusal. */
  function set([key, text]: Text): boolean {
    if (text !== undefined) return store.set(key, text) || store.set(key, text);
    store.remove(key);
    return true;
  }

  /** All of it or nothing: what lay there before is put back. */
  function setAll(texts: readonly Text[]): boolean {
    const before = texts.map(([key]) => textAt(key));
    const isSet = texts.every(set);
    if (!isSet) for (const text of before) set(text);
    return isSet;
  }

  function remove(id: string): void {
    begun.delete(id);
    store.remove(keyOf(id));
    for (const key of store.keys(partPrefix(id))) store.remove(key);
  }

  const textsOf = (id: string): readonly Text[] =>
    [...store.keys(partPrefix(id)), keyOf(id)].map(textAt);

  /** On a full device old finished matches make room, one after the other. */
  function keep(match: SavedMatch, added: readonly Entry[]): boolean {
    const gone: (readonly Text[])[] = [];
    while (!write(match, added)) {
      const old = finished().findLast(({ id }) => id !== match.id);
      const texts = old && textsOf(old.id);
      // Where not even what lies there may be written again, the device is not full but shut.
      if (!texts || !setAll(texts)) {
        // It does not fit at all: then nothing is given up for it.
        for (const each of gone) setAll(each);
        return false;
      }
      gone.push(texts);
      remove(old.id);
    }
    return true;
  }

  return {
    get,
    has: (id) => store.get(keyOf(id)) !== undefined || store.keys(partPrefix(id)).length > 0,
    logOf,
    put(match, added = [], log = () => added) {
      const isGap = !isFollowed(match, added);
      const entries = isGap ? log() : added;
      const isKept = (!isGap || entries.length === match.plies) && keep(match, entries);
      if (isKept) begun.delete(match.id);
      else if (match.plies === 0) begun.set(match.id, match);
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
