import type { Outcome } from '@kast/kernel';
import type {
  Addition,
  MatchFacts,
  MatchStatus,
  NewStoredMatch,
  Store,
  StoredEntry,
  StoredMatch,
} from '../store.ts';

/** What the parts of the contract store. */
export const WON: Outcome = { winners: [1], scores: [3, 1, 0], rule: 'TB5.1' };

export function entry(by: StoredEntry['by'], move: string, key?: string): StoredEntry {
  return { by, move, key, at: 1_800_000_000_000 };
}

export function status(ply: number, more: Partial<MatchStatus> = {}): MatchStatus {
  return { ply, toDecide: [1], outcome: undefined, lastAt: 1000, awaitsBot: false, ...more };
}

export function tablut(
  id: string,
  more: {
    facts?: Partial<MatchFacts>;
    entries?: StoredEntry[];
    status?: Partial<MatchStatus>;
  } = {},
): NewStoredMatch {
  const { entries = [] } = more;
  return {
    facts: {
      id,
      game: 'tablut',
      rulesVersion: 1,
      options: { kingCapture: 'either', drawAfter: 100, open: true },
      watchers: 'anyone',
      seed: 'ab'.repeat(32),
      maker: 'ann',
      account: 'at-home',
      madeAt: 1000,
      rematchOf: undefined,
      ...more.facts,
    },
    seats: [
      { seat: 1, kind: 'person', holder: 'ann' },
      { seat: 2, kind: 'open' },
      { seat: 3, kind: 'bot', level: 4, name: 'Agnes' },
    ],
    entries,
    status: status(entries.length, more.status),
  };
}

export function addition(match: string, ply: number, ...entries: StoredEntry[]): Addition {
  return { match, ply, rulesVersion: 1, entries, status: status(ply + entries.length) };
}

/** All of it; no match here is so long that it should be read in pages. */
export function logOf(store: Store, match: string): Promise<readonly StoredEntry[]> {
  return store.entriesBetween(match, 0, 1_000_000);
}

/** Everything but the revision. */
export async function matchIn(
  store: Store,
  id: string,
): Promise<Omit<StoredMatch, 'revision'> | undefined> {
  const found = await store.findMatch(id);
  if (!found) return undefined;
  const { revision: _, ...rest } = found;
  return rest;
}
