import type { GuestId, MatchId } from '../ids.ts';

export type AccountId = string;

/** The hash of what a signed-in device has in its cookie. */
export type SessionHash = string;

export interface StoredAccount {
  readonly id: AccountId;
  readonly player: GuestId;
  readonly name: string | undefined;
  readonly password: string | undefined;
  readonly settings: string | undefined;
  readonly madeAt: number;
}

export interface Login {
  /** As it is compared. */
  readonly login: string;
  /** As it was written. */
  readonly name: string;
  /** Its hash. */
  readonly password: string;
}

export interface StoredPasskey {
  readonly id: string;
  readonly account: AccountId;
  readonly publicKey: string;
  /** How often it was used, where it counts that: it never goes back. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** Where it was made. */
  readonly device: string;
  readonly madeAt: number;
  readonly usedAt: number;
}

export interface StoredSession {
  readonly hash: SessionHash;
  readonly device: string;
  /** Who the device was before, where it was somebody. */
  readonly guest: GuestId | undefined;
  readonly madeAt: number;
  readonly seenAt: number;
}

export interface OpenedSession {
  readonly account: AccountId;
  readonly player: GuestId;
  /** Matches that the device has brought along. */
  readonly changed: readonly MatchId[];
  readonly ended: readonly string[];
}

export interface RenewedSession {
  readonly hash: SessionHash;
  readonly renewed: SessionHash;
  readonly at: number;
}

export interface ForgottenPlayer {
  readonly player: GuestId;
  /** Who holds what others still need. */
  readonly somebody: GuestId;
  readonly at: number;
}

export interface NewAccount {
  readonly id: AccountId;
  readonly player: GuestId;
  readonly login: Login | undefined;
  readonly passkey: Omit<StoredPasskey, 'account'> | undefined;
  readonly codes: readonly string[];
  readonly settings: string | undefined;
  readonly session: StoredSession;
}

/** Sessions that have ended, since the one with the number that was asked with. */
export interface Endings {
  readonly last: number;
  readonly sessions: readonly string[];
  /** So many that the first of them are not known any more. */
  readonly hasGap: boolean;
}

/**
 * Accounts, and where people are signed in. Every account owns one player, who is known by the id of the
 * guest that made it. As in the rest of the store, every call takes effect wholly or not at all.
 */
export interface AccountStore {
  /** With its first session. The guest's own cookie is worth nothing from then on. */
  create(account: NewAccount): Promise<'created' | 'name-taken' | 'has-account'>;
  find(id: AccountId): Promise<StoredAccount | undefined>;
  findByLogin(login: string): Promise<StoredAccount | undefined>;
  /** Whether this player can only be played as by signing in. */
  isOwned(player: GuestId): Promise<boolean>;
  /** Whether who has a cookie with this id is this player. */
  isGuest(player: GuestId): Promise<boolean>;
  /**
   * All sessions end, all tokens of programs, and whatever browsers are told; the one that has chosen it goes on under
   * another hash, for whoever has copied its cookie stays outside.
   */
  setLogin(
    id: AccountId,
    login: Login,
    own: RenewedSession,
  ): Promise<readonly string[] | 'name-taken'>;
  setSettings(id: AccountId, settings: string): Promise<void>;

  addPasskey(passkey: StoredPasskey, most: number): Promise<'added' | 'exists' | 'too-many'>;
  findPasskey(id: string): Promise<StoredPasskey | undefined>;
  passkeysOf(account: AccountId): Promise<readonly StoredPasskey[]>;
  /** False where its counter has not gone on: it may be a copy. */
  usePasskey(id: string, counter: number, at: number): Promise<boolean>;
  /** `last`: nobody could sign in any more. */
  removePasskey(account: AccountId, id: string): Promise<'removed' | 'unknown' | 'last'>;

  keepChallenge(challenge: string, expiresAt: number, now: number): Promise<void>;
  /** Only the first one who asks is told that it is good. */
  useChallenge(challenge: string, now: number): Promise<boolean>;

  /** In place of all earlier ones. */
  setCodes(account: AccountId, hashes: readonly string[]): Promise<void>;
  countCodes(account: AccountId): Promise<number>;
  /**
   * Uses a recovery code up, and opens a session in its place: of several codes at once one is left. Password and passkeys go, every session and token ends, and no browser is told anything
   * any more: whoever needs a code has lost them, perhaps to somebody.
   */
  recover(hash: string, session: StoredSession, most: number): Promise<OpenedSession | undefined>;

  /**
   * What the device's guest held before goes to the account's player. The oldest sessions end where there
   * would be more than `most`.
   */
  openSession(
    account: AccountId,
    session: StoredSession,
    most: number,
  ): Promise<OpenedSession | undefined>;
  findSession(
    hash: SessionHash,
  ): Promise<{ readonly account: AccountId; readonly player: GuestId } | undefined>;
  /** The latest seen first. */
  sessionsOf(account: AccountId): Promise<readonly StoredSession[]>;
  noteSeen(hash: SessionHash, at: number, notBefore: number): Promise<void>;
  /** When it was last shown whose session it is; with signing in, at first. */
  provedAt(hash: SessionHash): Promise<number | undefined>;
  noteProof(hash: SessionHash, at: number): Promise<void>;
  /** What it was, where it was one of this account. */
  endSession(account: AccountId, hash: SessionHash): Promise<StoredSession | undefined>;
  /** Cheap enough to ask several times a second. Without a number: from now on. */
  endingsSince(number: number | undefined): Promise<Endings>;

  /**
   * Before a player is forgotten: the account is no more, nobody is known by a session, token or cookie of it, and the
   * guests that its devices were before are to be forgotten, too.
   */
  closePlayer(
    player: GuestId,
    at: number,
    newSomebody: () => GuestId,
  ): Promise<{ readonly players: readonly ForgottenPlayer[]; readonly ended: readonly string[] }>;
  /**
   * Nothing is kept of a player but the matches, whose seats and tables are somebody's from then on. Tells
   * what has changed.
   */
  forgetPlayer(
    player: GuestId,
    somebody: GuestId,
  ): Promise<{ readonly changed: readonly MatchId[] }>;
  /** Those that were closed, the first of them first, until they are dropped. */
  forgottenPlayers(limit: number): Promise<readonly ForgottenPlayer[]>;
  dropForgotten(before: number): Promise<void>;
  /** All matches where the player sits or sat, the latest first. */
  matchesOf(player: GuestId, limit: number): Promise<readonly PlayedMatch[]>;
}

/** A match as somebody's own data tells it. */
export interface PlayedMatch {
  readonly id: MatchId;
  readonly game: string;
  readonly options: string;
  readonly seat: number;
  readonly madeAt: number;
  readonly lastAt: number;
  readonly plies: number;
  readonly outcome: string | undefined;
}
