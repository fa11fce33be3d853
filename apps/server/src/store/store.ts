import type { Level } from '@kast/bots';
import type {
  ClockSetup,
  Entry,
  MatchClock,
  Nonce,
  Options,
  Outcome,
  Seat,
  SeatNonce,
  Seed,
} from '@kast/kernel';
import type {
  AbsenceRule,
  AwayInfo,
  ClubSettings,
  Pace,
  SubstitutedStretch,
  Watchers,
} from '@kast/protocol';
import type { NotificationStore } from './notification-store.ts';
import type { ChatStore, ChatVersions } from './chat-store.ts';
import type { AccountStore } from './accounts/account-store.ts';
import type { GuestId, MatchId } from './ids.ts';
import type { RatingStore } from './rating-store.ts';
import type { ModerationStore } from './moderation-store.ts';

export type { GuestId, MatchId };

/**
 * What never changes about a match, but for its rules version, which only an upgrade sets, and its maker, who
 * may turn out to be another player.
 */
export interface MatchFacts {
  readonly id: MatchId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly watchers: Watchers;
  /** Secret until the end. */
  readonly seed: Seed;
  readonly maker: GuestId;
  /** Who is charged for what is thought and judged in it. */
  readonly account: string;
  readonly madeAt: number;
  readonly rematchOf: MatchId | undefined;
  /** T16: it counts for the ratings of its players. */
  readonly rated?: true;
  /** T11; absent where nobody's time is measured. */
  readonly clock?: ClockSetup;
  /** T12; absent where the table waits. */
  readonly absence?: Exclude<AbsenceRule, 'wait'>;
}

/** What the device of a seat's holder adds to chance, and how far that is. */
export type StoredNonce =
  /** It has still to be bound to one. */
  | { readonly state: 'awaited' }
  | { readonly state: 'committed'; readonly hash: string }
  | { readonly state: 'revealed'; readonly hash: string; readonly nonce: Nonce }
  | { readonly state: 'withheld'; readonly hash?: string };

/** A step from one state of a nonce to a later one. */
export type NonceStep =
  | { readonly kind: 'commit'; readonly hash: string }
  | { readonly kind: 'reveal'; readonly hash: string; readonly nonce: Nonce }
  | { readonly kind: 'withhold' };

export type StoredSeat =
  | {
      readonly seat: Seat;
      readonly kind: 'person';
      readonly holder: GuestId;
      /** Absent where the device adds none. */
      readonly nonce?: StoredNonce;
      /** T12; absent where everybody is there, or the table waits. */
      readonly attendance?: Attendance;
    }
  | { readonly seat: Seat; readonly kind: 'open' }
  | { readonly seat: Seat; readonly kind: 'bot'; readonly level: Level };

/** T12: whether the holder of a seat is there, and who plays it meanwhile. */
export interface Attendance {
  readonly away?: { readonly cause: AwayInfo; readonly since: number };
  /** How many entries the log had when a computer sat in; absent where none does. */
  readonly substituteFrom?: number;
  /** What the last one has played. */
  readonly substituted?: SubstitutedStretch;
}

/** A seat whose holder is away, and for whom nobody sits in yet. */
export interface AwaySeat {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly since: number;
}

export interface StoredEntry {
  readonly by: Entry['by'];
  readonly move: string;
  readonly at: number;
  /** The idempotency key of the request that asked for it; unique to its match and `by`. */
  readonly key: string | undefined;
}

/**
 * How a match stands, as far as lists and the scheduler need it. Stored with the entries that changed
 * it, so that neither ever reads a log. It follows from the log, which is right where they disagree on anything but its length.
 */
export interface MatchStatus {
  /** How many entries the log holds. */
  readonly ply: number;
  readonly toDecide: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** When it was last acted in. */
  readonly lastAt: number;
  /** One of those who have to decide is a computer. */
  readonly awaitsBot: boolean;
}

/** How the clocks of a match stand, and when the first that runs will be up. */
export interface StoredClock {
  readonly state: MatchClock;
  readonly dueAt: number | undefined;
}

/** A match whose clock runs. */
export interface TimedMatch {
  readonly id: MatchId;
  readonly dueAt: number;
}

export interface StoredMatch {
  readonly facts: MatchFacts;
  readonly seats: readonly StoredSeat[];
  readonly status: MatchStatus;
  readonly rematch: MatchId | undefined;
  /**
   * What was added to the seed: `open` until the first draw, which waits for everybody. Undefined where
   * chance is drawn from the seed alone.
   */
  readonly nonces: readonly SeatNonce[] | 'open' | undefined;
  /** How its clocks stand, where it has any. */
  readonly clock?: MatchClock;
  readonly chat: ChatVersions;
  /** Somebody has planned their answers: `plansIn` tells who. */
  readonly hasPlans: boolean;
  /** Grows with every change of log, seats, names, clocks, plans, rematch or chat. The rest is at least as new as it. */
  readonly revision: number;
}

export interface NewStoredMatch {
  readonly facts: MatchFacts;
  readonly seats: readonly StoredSeat[];
  /** Chance that is due before anybody decides. */
  readonly entries: readonly StoredEntry[];
  /** How it stands after them. */
  readonly status: MatchStatus;
  /** Chance waits for the nonces of those who sit down. */
  readonly nonces?: 'open' | undefined;
  /** Where its facts have one. */
  readonly clock?: StoredClock;
}

export interface Addition {
  readonly match: MatchId;
  /** Where the log must still end. */
  readonly ply: number;
  /** Of the rules that allowed the entries; the match must still be under them. */
  readonly rulesVersion: number;
  /** At least one. */
  readonly entries: readonly StoredEntry[];
  /** How the match stands after them. */
  readonly status: MatchStatus;
  /** The match folded up to and including them. */
  readonly snapshot?: Omit<StoredSnapshot, 'ply'> | undefined;
  /** With the first draw of a match whose nonces were open: what it was drawn from, for good. */
  readonly nonces?: readonly SeatNonce[] | undefined;
  /** How the clocks stand after them, where there are any. */
  readonly clock?: StoredClock | undefined;
}

export type AppendAnswer =
  /** More than one beyond the revision that the caller knew: something else has changed, too. */
  | { readonly kind: 'appended'; readonly revision: number }
  /** The log ends elsewhere, or the match has come under other rules. */
  | { readonly kind: 'conflict' }
  /** The log holds an idempotency key of these entries, and ends at `ply` after it. */
  | { readonly kind: 'duplicate'; readonly ply: number };

/** A match folded up to a ply: a cache of its log. Rules of another version cannot read it. */
export interface StoredSnapshot {
  readonly ply: number;
  readonly rulesVersion: number;
  readonly data: string;
}

/** A match as a list shows it. */
export interface ListedMatch {
  readonly id: MatchId;
  readonly game: string;
  readonly madeAt: number;
  readonly seedHash: string;
  readonly seats: readonly StoredSeat[];
  /** Of those holders who gave one. */
  readonly names: ReadonlyMap<GuestId, string>;
  readonly status: MatchStatus;
}

/** T15: what a seat would answer to what, from a ply on. A secret of its own. */
export interface StoredPlan {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly ply: number;
  readonly lines: readonly (readonly string[])[];
}

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
}

export interface WishLimits {
  /** Wishes that are open from one account. */
  readonly perAccount: number;
  /** Running matches that the guest has made. */
  readonly mostRunning: number;
  /** Whoever was not seen since has gone: an earlier wish of theirs is no reason to go before others. */
  readonly goneBefore: number;
}

/** With which the seat can be taken to another device, by who knows what it is the hash of. */
export interface StoredSeatCode {
  readonly hash: string;
  readonly match: MatchId;
  /** `table`: it only leads to the table, however often. */
  readonly seat: Seat | 'table';
  /** Who has asked for it; whoever holds the seat by then, nobody else gives it away. */
  readonly holder: GuestId;
  readonly expiresAt: number;
}

export type SeatMove =
  | { readonly kind: 'moved'; readonly match: MatchId; readonly seat: Seat }
  | { readonly kind: 'table'; readonly match: MatchId }
  /** No such code, not any more, or its seat has another holder since. */
  | { readonly kind: 'unknown' }
  /** The guest has another seat there; the code can still be used. */
  | { readonly kind: 'seated'; readonly seat: Seat };

export type ClubId = string;

export interface StoredClub {
  readonly id: ClubId;
  readonly settings: ClubSettings;
  /** By which people join. */
  readonly code: string;
  readonly founder: GuestId;
  readonly madeAt: number;
  readonly isOver: boolean;
  readonly revision: number;
}

export interface StoredPerson {
  readonly person: number;
  readonly name: string;
  /** Absent for who is there without a device. */
  readonly guest?: GuestId | undefined;
  /** Decides where nothing else does. */
  readonly lot: number;
  readonly isAway: boolean;
}

export interface StoredTable {
  /** Seat 1 first. */
  readonly people: readonly number[];
  readonly game: string;
  readonly match?: MatchId | undefined;
  readonly places?: readonly number[] | undefined;
  readonly by?: 'match' | 'host' | undefined;
}

export interface StoredRound {
  readonly round: number;
  readonly tables: readonly StoredTable[];
  readonly byes: readonly number[];
}

/** An evening with all that is kept of it. */
export interface WholeClub {
  readonly club: StoredClub;
  readonly hosts: readonly GuestId[];
  /** In the order in which they came. */
  readonly people: readonly StoredPerson[];
  readonly rounds: readonly StoredRound[];
}

export interface ClubChange {
  readonly settings?: ClubSettings;
  readonly isOver?: boolean;
  /** New ones, and others as they are from now on. */
  readonly people?: readonly StoredPerson[];
  readonly rounds?: readonly StoredRound[];
  readonly dropRound?: number;
  readonly host?: GuestId;
  /** Of a new round, made with it or not at all. */
  readonly matches?: readonly NewStoredMatch[];
  /** How many of them one guest may have made that are running. */
  readonly mostRunning?: number;
}

/** Where club evenings are kept; every change is a compare-and-set on the revision. */
export interface ClubStore {
  /** `too-many`: the founder has so many that are not over; `code-taken`: another has this code. */
  create(club: StoredClub, mostOpen: number): Promise<'created' | 'too-many' | 'code-taken'>;
  find(id: ClubId): Promise<WholeClub | undefined>;
  change(
    id: ClubId,
    revision: number,
    change: ClubChange,
  ): Promise<'changed' | 'conflict' | 'too-many'>;
  /** Cheap enough to ask every second for all that somebody looks at. */
  revisionsOf(ids: readonly ClubId[]): Promise<ReadonlyMap<ClubId, number>>;
  byCode(code: string): Promise<ClubId | undefined>;
  /** The latest first. */
  hostedBy(guest: GuestId, limit: number): Promise<readonly StoredClub[]>;
  /** In place of an earlier one; only its hash is kept. */
  keepHostCode(id: ClubId, hash: string, expiresAt: number): Promise<void>;
  /** Uses it up. */
  takeHostCode(hash: string, now: number): Promise<ClubId | undefined>;
}

/** By which a program plays for its owner. */
export interface StoredToken {
  readonly hash: string;
  readonly id: string;
  readonly guest: GuestId;
  readonly name: string;
  readonly madeAt: number;
}

export interface TokenStore {
  /** `too-many`: its owner has so many. */
  keep(token: StoredToken, most: number): Promise<'kept' | 'too-many'>;
  owner(hash: string): Promise<GuestId | undefined>;
  /** The oldest first. */
  listOf(guest: GuestId): Promise<readonly StoredToken[]>;
  /** Its hash; undefined where this guest has no such token. */
  revoke(guest: GuestId, id: string): Promise<string | undefined>;
}

/** A seat in a running match. */
export interface SeatedMatch {
  readonly match: MatchId;
  readonly game: string;
  readonly seat: Seat;
  readonly ply: number;
  readonly isToDecide: boolean;
}

/** Something is stored of a match that cannot be: it was not written by this program. */
export class DamagedRowError extends Error {}

/**
 * Where matches are kept. Every promise of a change that resolves has been written durably: a crash of
 * the process or of the machine after it loses nothing. Each call takes effect wholly or not at all.
 * Several processes may share what lies behind it; who was first is decided there, and told as a value.
 */
export interface Store {
  readonly accounts: AccountStore;
  readonly ratings: RatingStore;

  /**
   * `rematch-exists`: the match that it is a rematch of already has one; `too-many`: its maker has so many
   * running. Nothing was created then. Several processes, at the same moment, may each fill what is free.
   */
  createMatch(
    match: NewStoredMatch,
    mostRunning?: number,
  ): Promise<'created' | 'rematch-exists' | 'too-many'>;
  findMatch(id: MatchId): Promise<StoredMatch | undefined>;
  /** `conflict` where the seat is not open, or the guest has another one. */
  takeSeat(
    id: MatchId,
    seat: Seat,
    guest: GuestId,
    nonceHash?: string,
  ): Promise<'taken' | 'conflict'>;
  /** A computer comes for an open seat. `only-bots`: there would be nobody left. */
  fillSeat(id: MatchId, seat: Seat, level: Level): Promise<'filled' | 'conflict' | 'only-bots'>;
  /** In place of any earlier code of this seat. */
  keepSeatCode(code: StoredSeatCode, now: number): Promise<void>;
  /** Uses a code up: its seat is the guest's from then on. */
  moveSeat(hash: string, guest: GuestId, now: number): Promise<SeatMove>;
  /**
   * `conflict` where the nonce is not in the state that the step leads on from, nonces are not open, or the
   * log does not end at `ply`: who has resigned takes no step.
   */
  stepNonce(id: MatchId, seat: Seat, step: NonceStep, ply: number): Promise<'stepped' | 'conflict'>;

  /** From the first ply up to, but not with, the other; fewer where the log ends before. */
  entriesBetween(id: MatchId, from: number, to: number): Promise<readonly StoredEntry[]>;
  /** Compare-and-set. `duplicate` goes before `conflict`: that is what a repeated request wants to hear. */
  append(addition: Addition): Promise<AppendAnswer>;
  /** Where the log ended after the entry with this idempotency key. */
  plyAfterKey(id: MatchId, seat: Seat, key: string): Promise<number | undefined>;
  /** For a status that disagrees with the log. `conflict` where the log does not end at its ply. */
  repairStatus(id: MatchId, status: MatchStatus): Promise<'repaired' | 'conflict'>;

  /**
   * Brings a match that is not over under another version of its rules, and throws its snapshots away.
   * `conflict` where it is over, under other rules than `from`, or its log does not end at `ply`.
   */
  setRulesVersion(
    id: MatchId,
    change: { readonly from: number; readonly to: number; readonly ply: number },
  ): Promise<'set' | 'conflict'>;

  /** The one with the highest ply. */
  latestSnapshot(
    id: MatchId,
    which: { readonly atOrBefore: number; readonly rulesVersion: number },
  ): Promise<StoredSnapshot | undefined>;
  /** Where there are any, the earliest first. */
  snapshotPlies(id: MatchId, rulesVersion: number): Promise<readonly number[]>;
  /** Beside those of other plies, which stay. */
  saveSnapshot(id: MatchId, snapshot: StoredSnapshot): Promise<void>;
  /** Of one match, or all: they are made again as matches are played. */
  dropSnapshots(id?: MatchId): Promise<void>;

  /**
   * Cheap enough to ask every second for all matches in memory, to see which of them another process
   * has changed. Matches that do not exist are left out.
   */
  revisionsOf(ids: readonly MatchId[]): Promise<ReadonlyMap<MatchId, number>>;

  /** What is said at tables: apart from the matches. */
  readonly chat: ChatStore;
  /** What moderators see and do. */
  readonly moderation: ModerationStore;

  /** It is a change of every running match where the guest sits. */
  nameGuest(guest: GuestId, name: string): Promise<void>;
  /** Guests who never gave a name are left out. */
  namesOf(guests: readonly GuestId[]): Promise<ReadonlyMap<GuestId, string>>;

  /** The latest acted in come first, in this and in the next. */
  runningMatchesOf(guest: GuestId, limit: number): Promise<readonly ListedMatch[]>;
  /** Open to watchers, and some seat has decided. */
  publicMatchesOf(game: string, limit: number): Promise<readonly ListedMatch[]>;
  /** Of all games: open to watchers, begun and not over. */
  matchesToWatch(limit: number): Promise<readonly ListedMatch[]>;
  /** Open to watchers, not over, and some seat is free; the newest first. */
  openTables(limit: number): Promise<readonly ListedTable[]>;

  /** In place of an earlier one of the same seat; none where it has no lines. */
  keepPlan(plan: StoredPlan): Promise<void>;
  plansIn(id: MatchId): Promise<readonly StoredPlan[]>;
  /** The one that was made at its ply. */
  dropPlan(plan: Pick<StoredPlan, 'match' | 'seat' | 'ply'>): Promise<void>;

  /** In place of an earlier one, whose age it keeps unless that has been fulfilled. */
  keepWish(
    wish: Omit<StoredWish, 'match'>,
    limits: WishLimits,
  ): Promise<'kept' | 'too-many-wishes' | 'too-many-matches'>;
  /** The guest is there: whoever is not seen for a while is not looking any more. */
  seeWish(guest: GuestId, now: number): Promise<StoredWish | undefined>;
  withdrawWish(guest: GuestId): Promise<void>;
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

  /** Page by page: the next one comes after the last id of this one. */
  matchesAwaitingBots(limit: number, after?: MatchId): Promise<readonly MatchId[]>;
  /** Every match, page by page as before. */
  matchIds(limit: number, after?: MatchId): Promise<readonly MatchId[]>;

  readonly notifications: NotificationStore;
  /**
   * Beside the log: the clock begins, or the time has jumped. `conflict` where the log does not end at `ply`, or the
   * clocks do not stand as in `from`.
   */
  setClock(
    id: MatchId,
    ply: number,
    change: { readonly from: MatchClock; readonly to: StoredClock },
  ): Promise<'set' | 'conflict'>;
  /** `conflict` where the seat has another holder by now. */
  setAttendance(
    id: MatchId,
    seat: Seat,
    holder: GuestId,
    attendance: Attendance,
  ): Promise<'set' | 'conflict'>;
  /** Of matches that are not over, the longest away first, page by page. */
  awaySeats(limit: number, after?: AwaySeat): Promise<readonly AwaySeat[]>;
  noteDeparture(guest: GuestId, at: number): Promise<void>;
  /** How often a guest has left others sitting since a moment. */
  departuresOf(guest: GuestId, since: number): Promise<number>;
  /** Those whose clock runs, the one that is up first before the others, page by page. */
  timedMatches(limit: number, after?: TimedMatch): Promise<readonly TimedMatch[]>;
  /** When a process last watched the clocks, by its own time; and that it does so now. */
  lastClockBeat(): Promise<number | undefined>;
  beatClock(at: number): Promise<void>;
  /** The seats of each guest in running matches; of very many the latest acted in. */
  seatsHeldBy(guests: readonly GuestId[]): Promise<ReadonlyMap<GuestId, readonly SeatedMatch[]>>;
  /** Of those matches that are over. */
  outcomesOf(matches: readonly MatchId[]): Promise<ReadonlyMap<MatchId, Outcome>>;

  /** Evenings of clubs. */
  readonly clubs: ClubStore;
  readonly tokens: TokenStore;

  /** Whether it can be written to durably, found out by doing so. */
  isReady(): Promise<boolean>;
  /** Finishes what was asked of it before. */
  close(): Promise<void>;
}
