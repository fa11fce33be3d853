import type { ClockSetup, Options } from '@kast/kernel';
import type { Pace } from '@kast/protocol';
import type { GuestId, MatchId } from './ids.ts';
import type { NewStoredMatch, StoredSeat } from './stored-match.ts';

/** With whom a guest would like to play what; one at a time. */
export interface StoredWish {
  readonly guest: GuestId;
  /** Who is charged for the match that comes of it. */
  readonly account: string;
  readonly games: readonly string[];
  readonly paces: readonly Pace[];
  readonly players: { readonly min: number; readonly max: number };
  readonly since: number;
  /** Where they sit, once somebody was found. */
  readonly match: MatchId | undefined;
}

/** As it is kept: its guest was there at that moment, also where it counts from a later one only. */
export interface NewWish extends Omit<StoredWish, 'match'> {
  readonly seenAt: number;
}

/** How long the one waited, in milliseconds, who had waited longest. */
export interface StoredPairing {
  readonly game: string;
  readonly waited: number;
}

/** A match with a seat that anybody may take. */
export interface ListedTable {
  readonly id: MatchId;
  readonly game: string;
  readonly options: Options;
  readonly maker: GuestId;
  /** The maker's name, if given. */
  readonly host: string | undefined;
  readonly since: number;
  readonly seats: readonly StoredSeat[];
  readonly clock?: ClockSetup;
  readonly rated?: true;
}

export interface WishLimits {
  /** Wishes that are open from one account. */
  readonly perAccount: number;
  /** Running matches that the guest has made. */
  readonly mostRunning: number;
  /** Whoever was not seen since has gone: an earlier wish of theirs is no reason to go before others. */
  readonly goneBefore: number;
}

/** Who looks for somebody, and where there is a free seat. */
export interface LobbyStore {
  /**
   * Of these: open to watchers, not over, and some seat is free. The newest of everybody first, of every network and
   * of every host in it; then the next ones.
   */
  openTables(among: readonly MatchId[], limit: number): Promise<readonly ListedTable[]>;

  /**
   * In place of an earlier one, whose age it keeps. Not where that was fulfilled: its guest sits at a table,
   * and has to be told of it.
   */
  keepWish(
    wish: NewWish,
    limits: WishLimits,
  ): Promise<'kept' | 'fulfilled' | 'too-many-wishes' | 'too-many-matches'>;
  /** The guest is there: whoever is not seen for a while is not looking any more. */
  seeWish(guest: GuestId, now: number): Promise<StoredWish | undefined>;
  /** Any at all, also fulfilled ones and those that will be forgotten. */
  hasWishes(): Promise<boolean>;
  /**
   * The open one; with `seen` the one that was fulfilled by that match, once its guest knows the table. Gives
   * what is left: a wish that was fulfilled meanwhile.
   */
  withdrawWish(guest: GuestId, seen?: MatchId): Promise<StoredWish | undefined>;
  /** Those that were seen since, and are not fulfilled; the oldest first. */
  openWishes(seenSince: number, limit: number): Promise<readonly StoredWish[]>;
  /** All of them sit down at a new match, or `gone`: one of them does not wish it any more. */
  fulfilWishes(
    match: NewStoredMatch,
    guests: readonly GuestId[],
    waited: number,
  ): Promise<'fulfilled' | 'gone'>;
  /** The latest first. */
  pairingsSince(moment: number, limit: number): Promise<readonly StoredPairing[]>;
  /** Wishes of those who are gone, and what nobody asks about any more. */
  forgetInLobby(before: { readonly wishes: number; readonly rest: number }): Promise<void>;
}
