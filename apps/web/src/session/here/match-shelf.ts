import { type KeyValue, readJson } from '../../device/key-value.ts';
import { isSavedMatch, type SavedMatch } from './saved-match.ts';

/** The matches of this device. Running ones are never thrown away, finished ones when they get many. */
export interface MatchShelf {
  get(id: string): SavedMatch | undefined;
  /** False where the device would not keep it. */
  put(match: SavedMatch): boolean;
  remove(id: string): void;
  /** The newest first. */
  all(): readonly SavedMatch[];
}

const PREFIX = 'kast.match.';
const FINISHED_TO_KEEP = 40;

export function matchShelf(store: KeyValue): MatchShelf {
  const get = (id: string): SavedMatch | undefined => readJson(store, shelfKey(id), isSavedMatch);

  function all(): readonly SavedMatch[] {
    return store
      .keys(PREFIX)
      .flatMap((key) => get(key.slice(PREFIX.length)) ?? [])
      .toSorted((a, b) => b.changed - a.changed);
  }

  /** The longest finished last. */
  const finished = (): readonly SavedMatch[] => all().filter((saved) => saved.outcome);

  const write = (match: SavedMatch): boolean =>
    store.set(shelfKey(match.id), JSON.stringify(match));

  /** On a full device old finished matches make room, one after the other. */
  function keep(match: SavedMatch): boolean {
    const gone: SavedMatch[] = [];
    while (!write(match)) {
      const old = finished().findLast(({ id }) => id !== match.id);
      if (!old) {
        // It does not fit at all: then nothing is given up for it.
        gone.forEach(write);
        return false;
      }
      store.remove(shelfKey(old.id));
      gone.push(old);
    }
    return true;
  }

  return {
    get,
    put(match) {
      const kept = keep(match);
      if (match.outcome) {
        for (const old of finished().slice(FINISHED_TO_KEEP)) store.remove(shelfKey(old.id));
      }
      return kept;
    },
    remove: (id) => store.remove(shelfKey(id)),
    all,
  };
}

/** Where the device's store has it. */
export function shelfKey(id: string): string {
  return PREFIX + id;
}
