import type { ClubSettings } from '@kast/protocol';
import type { GuestId, MatchId } from './ids.ts';
import type { NewStoredMatch } from './stored-match.ts';

export type ClubId = string;

export interface StoredClub {
  readonly id: ClubId;
  readonly settings: ClubSettings;
  /** By which people join. */
  readonly code: string;
  readonly founder: GuestId;
  readonly madeAt: number;
  readonly isOver: boolean;
  /** Nobody else joins with a device. */
  readonly isShut: boolean;
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
  readonly by?: 'match' | 'host' | 'player' | undefined;
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

/** An evening of somebody. */
export interface GuestsClub extends StoredClub {
  readonly isHost: boolean;
}

export interface ClubChange {
  readonly settings?: ClubSettings;
  readonly isOver?: boolean;
  readonly isShut?: boolean;
  /** New ones, and others as they are from now on. */
  readonly people?: readonly StoredPerson[];
  /** Somebody who was never paired. */
  readonly removePerson?: number;
  readonly rounds?: readonly StoredRound[];
  readonly dropRound?: number;
  /** Matches of it: everybody stands up where nobody has decided anything yet. */
  readonly vacate?: readonly MatchId[];
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
  /** Those that they run or take part in, the latest first; `since`: only what goes on and was opened after it. */
  ofGuest(
    guest: GuestId,
    wanted: { readonly limit: number; readonly since?: number },
  ): Promise<readonly GuestsClub[]>;
  /** In place of an earlier one; only its hash is kept. */
  keepHostCode(id: ClubId, hash: string, expiresAt: number): Promise<void>;
  /** Uses it up. */
  takeHostCode(hash: string, now: number): Promise<ClubId | undefined>;
}
