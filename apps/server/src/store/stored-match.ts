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
import type { KeyedAct } from './keyed-acts.ts';
import type { AbsenceRule, AwayInfo, SubstitutedStretch, Watchers } from '@kast/protocol';
import type { ChatVersions } from './chat-store.ts';
import type { GuestId, MatchId } from './ids.ts';

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
  | {
      readonly seat: Seat;
      readonly kind: 'bot';
      readonly level: Level;
      /** That it had before, in a rematch; elsewhere it is named by the seed. */
      readonly name?: string;
    };

/** T12: whether the holder of a seat is there, and who plays it meanwhile. */
export interface Attendance {
  readonly away?: { readonly cause: AwayInfo; readonly since: number };
  /** The computer that sits in; absent where none does. */
  readonly substitute?: Substitute;
  /** What the last one has played. */
  readonly substituted?: SubstitutedStretch;
}

export interface Substitute {
  /** How many entries the log had when it sat down. */
  readonly from: number;
  readonly level: Level;
}

export interface AttendanceChange {
  readonly seat: Seat;
  readonly attendance: Attendance;
  /** Of the status of the match, which follows from who sits there. */
  readonly awaitsBot: boolean;
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
  /** The idempotency key of the request that asked for it. Of an act of the table: unique to its match, `by` and what it does. */
  readonly key: string | undefined;
}

/** ADR 33: by what a repeated decision of a seat is known. */
export type KeyedDecision =
  | { readonly key: string; readonly question: number }
  | { readonly key: string; readonly act: KeyedAct };

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
  /**
   * Of what else they were judged by: who sits there, who is away, the clocks, the plans. The match must still be at
   * it. Absent where the log alone decides.
   */
  readonly revision?: number;
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
  /** More than one beyond the revision that the caller knew, where it named none: something else has changed, too. */
  | { readonly kind: 'appended'; readonly revision: number }
  /** The log ends elsewhere, the match is at another revision, or has come under other rules. */
  | { readonly kind: 'conflict' }
  /** The log holds an act of the table with an idempotency key of these entries, and ended at `ply` after it. */
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
  readonly rated?: true;
}

/** T15: what a seat would answer to what, from a ply on. A secret of its own. */
export interface StoredPlan {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly ply: number;
  readonly lines: readonly (readonly string[])[];
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

/** A seat in a running match. */
export interface SeatedMatch {
  readonly match: MatchId;
  readonly game: string;
  readonly seat: Seat;
  readonly ply: number;
  readonly isToDecide: boolean;
  /** Anybody may watch it. */
  readonly isPublic: boolean;
}

/** Something is stored of a match that cannot be: it was not written by this program. */
export class DamagedRowError extends Error {}
