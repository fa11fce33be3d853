import type { Level } from '@kast/bots';
import type { Entry, Options, Seat, Seed } from '@kast/kernel';
import type { Watchers } from '@kast/protocol';

export type MatchId = string;
export type GuestId = string;

/** What never changes about a match. */
export interface MatchFacts {
  readonly id: MatchId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly watchers: Watchers;
  /** Secret until the end. */
  readonly seed: Seed;
  readonly maker: GuestId;
  readonly madeAt: number;
  readonly rematchOf: MatchId | undefined;
}

export type StoredSeat =
  | { readonly seat: Seat; readonly kind: 'person'; readonly holder: GuestId }
  | { readonly seat: Seat; readonly kind: 'open' }
  | { readonly seat: Seat; readonly kind: 'bot'; readonly level: Level };

export interface StoredEntry {
  readonly by: Entry['by'];
  readonly move: string;
  readonly at: number;
  /** The key of the request that asked for it; none for chance and bots. Unique in its match. */
  readonly key: string | undefined;
}

export interface StoredMatch {
  readonly facts: MatchFacts;
  readonly seats: readonly StoredSeat[];
  readonly entries: readonly StoredEntry[];
  readonly rematch: MatchId | undefined;
}

export interface NewStoredMatch {
  readonly facts: MatchFacts;
  readonly seats: readonly StoredSeat[];
  /** Chance that is due before anybody decides. */
  readonly entries: readonly StoredEntry[];
}

export interface Addition {
  readonly match: MatchId;
  /** Where the log must still end. */
  readonly ply: number;
  readonly entries: readonly StoredEntry[];
  /** Whether these entries end the match. Only an index: what ended it is in the log. */
  readonly ends: boolean;
}

/**
 * Where matches are kept. Every promise that resolves has been written durably: a crash of the
 * process or of the machine after it loses nothing. Each call takes effect wholly or not at all.
 */
export interface Store {
  /** `rematch-exists`: the match that it is a rematch of already has one; nothing was made. */
  makeMatch(match: NewStoredMatch): Promise<'made' | 'rematch-exists'>;
  findMatch(id: MatchId): Promise<StoredMatch | undefined>;
  entriesFrom(id: MatchId, ply: number): Promise<readonly StoredEntry[]>;
  /** Compare-and-set: `conflict` where the log ends elsewhere, or holds one of the keys. */
  append(addition: Addition): Promise<'appended' | 'conflict'>;
  /** `conflict` where the seat is not open, or the guest has another one. */
  takeSeat(id: MatchId, seat: Seat, guest: GuestId): Promise<'taken' | 'conflict'>;

  nameGuest(guest: GuestId, name: string): Promise<void>;
  /** Guests who never gave a name are left out. */
  namesOf(guests: readonly GuestId[]): Promise<ReadonlyMap<GuestId, string>>;

  /** The latest acted in come first, in this and in the next two. */
  runningMatchesOf(guest: GuestId, limit: number): Promise<readonly MatchId[]>;
  /** Open to watchers, and begun. */
  publicMatchesOf(game: string, limit: number): Promise<readonly MatchId[]>;
  runningMatchesWithBots(): Promise<readonly MatchId[]>;
  countRunningMatchesMadeBy(guest: GuestId): Promise<number>;

  /** Whether it can be written to. */
  isReady(): Promise<boolean>;
  /** Finishes what was asked of it before. */
  close(): Promise<void>;
}
