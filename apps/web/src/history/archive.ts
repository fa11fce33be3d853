import { type MatchRecord, type Outcome, parseRecord } from '@kast/kernel';
import {
  isMoment,
  isObject,
  isOutcome,
  isPlyCount,
  isTextOrNone,
} from '../device/stored-shapes.ts';
import { type Holder, isHolder } from '../session/holder.ts';
import type { AsyncStore, StoreChange } from './async-store.ts';

/** Where a match came from: played on this device, online from this device, or out of a file. */
export type Source = 'here' | 'online' | 'file';

/** A finished match, without its moves. */
export interface ArchivedMatch {
  readonly id: string;
  readonly source: Source;
  readonly game: string;
  /** Milliseconds since 1970: when it ended, or when it was taken in. */
  readonly finished: number;
  /** As the log, the replay and the story number them: every entry. */
  readonly plies: number;
  /** Seat 1 first. */
  readonly holders: readonly Holder[];
  readonly outcome?: Outcome;
  /** That somebody gave it. */
  readonly name?: string | undefined;
  readonly isFavourite?: boolean;
  /** From 0 to 1: the worst that the computer thought of the winner's chance, once it has looked. */
  readonly winnersLow?: number;
}

/** What may be changed about a match that is over. */
export type ArchiveChange = Pick<ArchivedMatch, 'name' | 'isFavourite' | 'winnersLow'>;

/**
 * The finished matches of this device; nothing is ever thrown away for want of room. Accounts will have the
 * same of theirs: a second archive behind this interface.
 */
export interface Archive {
  /** The newest first. */
  all(): Promise<readonly ArchivedMatch[]>;
  get(id: string): Promise<ArchivedMatch | undefined>;
  recordOf(id: string): Promise<MatchRecord | undefined>;
  /** False where the device would not keep it. What is there already, or was thrown away, stays as it is. */
  put(match: ArchivedMatch, record: MatchRecord): Promise<boolean>;
  change(id: string, change: ArchiveChange): Promise<boolean>;
  /** It does not come back by itself. */
  remove(id: string): Promise<boolean>;
  removed(): Promise<ReadonlySet<string>>;
}

export function createArchive(opening: Promise<AsyncStore>): Archive {
  const read = async (id: string): Promise<ArchivedMatch | undefined> => {
    const found = await (await opening).get('matches', id);
    return isArchived(found) ? found : undefined;
  };
  const write = async (changes: readonly StoreChange[]): Promise<boolean> =>
    (await opening).write(changes);

  async function removed(): Promise<ReadonlySet<string>> {
    const ids = await (await opening).all('removed');
    return new Set(ids.filter((id) => typeof id === 'string'));
  }

  return {
    get: read,
    removed,
    async all() {
      const found = await (await opening).all('matches');
      return found.filter(isArchived).toSorted((a, b) => b.finished - a.finished);
    },
    async recordOf(id) {
      const parsed = parseRecord(await (await opening).get('records', id));
      return parsed.ok ? parsed.value : undefined;
    },
    async put(match, record) {
      const { id } = match;
      if (await read(id)) return true;
      const isFromFile = match.source === 'file';
      // Whoever opens a file again wants it back; anything else would only come by itself.
      if (!isFromFile && (await removed()).has(id)) return true;
      return write([
        { table: 'matches', key: id, value: { ...match, plies: record.log.length } },
        { table: 'records', key: id, value: record },
        { table: 'removed', key: id, value: undefined },
      ]);
    },
    async change(id, change) {
      const match = await read(id);
      return (
        match !== undefined &&
        write([{ table: 'matches', key: id, value: { ...match, ...change } }])
      );
    },
    remove: (id) =>
      write([
        { table: 'matches', key: id, value: undefined },
        { table: 'records', key: id, value: undefined },
        { table: 'removed', key: id, value: id },
      ]),
  };
}

function isArchived(value: unknown): value is ArchivedMatch {
  if (!isObject(value)) return false;
  const { id, source, game, finished, plies, holders, outcome, name } = value;
  return (
    typeof id === 'string' &&
    (source === 'here' || source === 'online' || source === 'file') &&
    typeof game === 'string' &&
    isMoment(finished) &&
    isPlyCount(plies) &&
    Array.isArray(holders) &&
    holders.every(isHolder) &&
    (outcome === undefined || isOutcome(outcome)) &&
    isTextOrNone(name)
  );
}
