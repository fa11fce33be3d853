import type { Level } from '@kast/bots';
import type { Outcome, Seat } from '@kast/kernel';
import type { AccountStore } from './accounts/account-store.ts';
import type { ChatStore } from './chat-store.ts';
import type { ClubStore } from './club-store.ts';
import type { FriendStore } from './friend-store.ts';
import type { GuestId, MatchId } from './ids.ts';
import type { LobbyStore } from './lobby-store.ts';
import type { MailStore } from './mail/mail-store.ts';
import type { ModerationStore } from './moderation-store.ts';
import type { NotificationStore } from './notification-store.ts';
import type { ProfileStore } from './profile-store.ts';
import type { RatingStore } from './rating-store.ts';
import type {
  Addition,
  AppendAnswer,
  AttendanceChange,
  AwaySeat,
  KeyedDecision,
  ListedMatch,
  NewStoredMatch,
  NonceStep,
  SeatedMatch,
  SeatMove,
  StoredClock,
  StoredEntry,
  StoredMatch,
  StoredPlan,
  StoredSeatCode,
  StoredSnapshot,
  MatchStatus,
  TimedMatch,
} from './stored-match.ts';
import type { TokenStore } from './token-store.ts';

export type * from './club-store.ts';
export type * from './ids.ts';
export type * from './lobby-store.ts';
export * from './stored-match.ts';
export type * from './token-store.ts';

/**
 * Where matches are kept. Every promise of a change that resolves has been written durably: a crash of
 * the process or of the machine after it loses nothing. Each call takes effect wholly or not at all.
 * Several processes may share what lies behind it; who was first is decided there, and told as a value.
 */
export interface Store extends LobbyStore {
  readonly accounts: AccountStore;
  readonly ratings: RatingStore;
  readonly mail: MailStore;

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
  /** Where the log ended after the decision of the seat, if it was entered; resolves when that is durable. */
  plyAfterKey(id: MatchId, seat: Seat, keyed: KeyedDecision): Promise<number | undefined>;
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
  /** These, in whatever order; those that do not exist are left out. */
  listedMatches(ids: readonly MatchId[]): Promise<readonly ListedMatch[]>;
  /** Of these: open to watchers, begun and not over; the latest acted in first, in turns as open tables. */
  matchesToWatch(among: readonly MatchId[], limit: number): Promise<readonly ListedMatch[]>;
  /** In place of an earlier one of the same seat; none where it has no lines. `conflict` as with clocks. */
  keepPlan(plan: StoredPlan, revision: number): Promise<'kept' | 'conflict'>;
  plansIn(id: MatchId): Promise<readonly StoredPlan[]>;
  /** The one that was made at its ply. */
  dropPlan(plan: Pick<StoredPlan, 'match' | 'seat' | 'ply'>): Promise<void>;

  /** Page by page: the next one comes after the last id of this one. */
  matchesAwaitingBots(limit: number, after?: MatchId): Promise<readonly MatchId[]>;
  /** Every match, page by page as before. */
  matchIds(limit: number, after?: MatchId): Promise<readonly MatchId[]>;

  readonly notifications: NotificationStore;
  /**
   * Beside the log: the clock begins, somebody is on holiday, or the time has jumped. `conflict` where the match is at
   * another revision than it was judged by.
   */
  setClock(id: MatchId, revision: number, clock: StoredClock): Promise<'set' | 'conflict'>;
  /** The same of who is away. */
  setAttendance(
    id: MatchId,
    revision: number,
    change: AttendanceChange,
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
  /** The seats of each guest in running matches; of very many so many each, the latest acted in. */
  seatsHeldBy(
    guests: readonly GuestId[],
    mostEach: number,
  ): Promise<ReadonlyMap<GuestId, readonly SeatedMatch[]>>;
  /** Of those matches that are over. */
  outcomesOf(matches: readonly MatchId[]): Promise<ReadonlyMap<MatchId, Outcome>>;

  /** Evenings of clubs. */
  readonly clubs: ClubStore;
  readonly tokens: TokenStore;
  readonly friends: FriendStore;
  readonly profiles: ProfileStore;

  /** Whether it can be written to durably, found out by doing so. */
  isReady(): Promise<boolean>;
  /** Finishes what was asked of it before. */
  close(): Promise<void>;
}
