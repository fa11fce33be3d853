import type { GuestId, MatchId } from './ids.ts';

export type MatchResult = 'won' | 'drawn' | 'lost';

export interface ResultCounts {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** How a match ended for one of its people. */
export interface PlayerResult {
  readonly player: GuestId;
  readonly seat: number;
  readonly result: MatchResult;
  readonly against: readonly { readonly player: GuestId; readonly result: MatchResult }[];
  /** What they began with, where the game knows such a thing; the side is empty where it does not matter. */
  readonly opening?: { readonly side: string; readonly sign: string };
}

/** A match that is over, as profiles count it. */
export interface FinishedMatch {
  readonly id: MatchId;
  readonly game: string;
  readonly at: number;
  /** Anybody may look at it. */
  readonly isPublic: boolean;
  readonly isRated: boolean;
  /** Those who are still known; none where fewer than two people played. */
  readonly players: readonly PlayerResult[];
}

export interface StoredResult {
  readonly match: MatchId;
  readonly game: string;
  readonly seat: number;
  readonly result: MatchResult;
  readonly at: number;
  readonly isPublic: boolean;
  readonly isRated: boolean;
}

/** Where a page of results ends. */
export type ResultPlace = Pick<StoredResult, 'at' | 'match'>;

export interface GameCounts extends ResultCounts {
  readonly game: string;
}

export interface OpeningCount {
  readonly game: string;
  readonly side: string;
  readonly sign: string;
  readonly times: number;
}

/** Of everything, or only of what anybody may look at. */
export type ProfileScope = 'all' | 'public';

/** T18: what players show of themselves. */
export interface ProfileStore {
  /** Counts a match that is over, once, whoever says so how often and from whatever process. */
  countMatch(match: FinishedMatch): Promise<'counted' | 'nothing-to-count'>;
  /** Matches that are over and do not count yet, page by page. */
  matchesToCount(limit: number, after?: MatchId): Promise<readonly MatchId[]>;
  /** The latest first, those before a place. */
  resultsOf(
    player: GuestId,
    page: {
      readonly scope: ProfileScope;
      readonly limit: number;
      readonly before?: ResultPlace | undefined;
    },
  ): Promise<readonly StoredResult[]>;
  countsOf(player: GuestId, scope: ProfileScope): Promise<readonly GameCounts[]>;
  /** By opponent; those are left out whom the player has not met. */
  countsAgainst(
    player: GuestId,
    opponents: readonly GuestId[],
  ): Promise<ReadonlyMap<GuestId, readonly GameCounts[]>>;
  openingsOf(player: GuestId, scope: ProfileScope): Promise<readonly OpeningCount[]>;
  /** Of these, whose page anybody may look at: they have an account, and are not blocked. */
  shownAmong(players: readonly GuestId[], now: number): Promise<ReadonlySet<GuestId>>;
}
