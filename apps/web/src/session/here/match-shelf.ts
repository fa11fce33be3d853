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

  return {
    get,
    put(match) {
      const kept = store.set(shelfKey(match.id), JSON.stringify(match));
      if (match.outcome) {
        const finished = all().filter((saved) => saved.outcome);
        for (const old of finished.slice(FINISHED_TO_KEEP)) store.remove(shelfKey(old.id));
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
