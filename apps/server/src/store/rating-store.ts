import type { Seat } from '@kast/kernel';
import type { GuestId, MatchId } from './ids.ts';

/** How strong somebody is believed to be, and how sure that is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export interface StoredRating extends Rating {
  readonly player: GuestId;
  /** How many matches it comes from. */
  readonly matches: number;
}

export interface RatedPlayer {
  readonly player: GuestId;
  readonly seat: Seat;
  /** 1 for the first; those who share it have played a draw. */
  readonly rank: number;
  /** Nothing is kept of who is gone: they count as a newcomer for the others. */
  readonly isGone: boolean;
}

export interface RatedMatch {
  readonly match: MatchId;
  readonly game: string;
  readonly players: readonly RatedPlayer[];
  /** In a rematch people sit who have not sat down themselves. */
  readonly isRematch: boolean;
  /** When it ended. */
  readonly at: number;
}

/** T16: so many matches of the same two players count in a game within a day. */
export const MOST_BETWEEN_TWO = 5;

export interface PlayerToRate extends Rating {
  readonly rank: number;
  /** That were counted before. */
  readonly matches: number;
}

/** What ratings become, in the same order. */
export type Rate = (players: readonly PlayerToRate[]) => readonly Rating[];

export interface RatingStore {
  /**
   * Counts a rated match that is over, once and for all its players together, whoever asks how often and from
   * whatever process. `not-counted` where somebody gave up before deciding anything, or two of the players have met
   * too often; `counted-for-absent` where it counts only for who sat down and did not play. That is settled by it, too.
   */
  settleRating(
    match: RatedMatch,
    rate: Rate,
  ): Promise<'settled' | 'not-counted' | 'counted-for-absent' | 'nothing-to-settle'>;
  /** Rated matches that are over and do not count yet: a process has died between the two. */
  matchesToRate(limit: number): Promise<readonly MatchId[]>;
  ratingsOf(player: GuestId): Promise<readonly (StoredRating & { readonly game: string })[]>;
  /** The surest of being strong first; only those who have played so many. */
  ladder(game: string, atLeast: number, limit: number): Promise<readonly StoredRating[]>;
}

/** As the model begins with everybody. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };

/** Where somebody stands on a ladder: what they are nearly surely as strong as. */
export function standingOf({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}
