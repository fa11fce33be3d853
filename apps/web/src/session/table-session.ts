import type { AnyGame, MatchRecord, MatchSetup, Result, Seat, Viewer } from '@kast/kernel';
import type { AbsenceRule, ClockInfo, StreamState, TableAct } from '@kast/protocol/client';
import type { ReadonlySignal } from '@preact/signals';
import type { Curtain } from './curtain.ts';
import type { Fate, Fault } from './fault.ts';
import type { Holder } from './holder.ts';
import type { Judge } from './judge.ts';
import type { MatchLog } from './match-log.ts';
import type { ChatFeed } from './online/chat-feed.ts';
import type { Position } from './position.ts';
import type { Stage } from './stage.ts';

export type Connection = { readonly kind: 'here' } | StreamState;

/** Nothing comes in at the moment, and that is not just the beginning. */
export function isDown({ kind }: Connection): boolean {
  return kind === 'waiting' || kind === 'lost';
}

/** The match cannot be gone on with: the server has said so. */
export function isBrokenMatch(connection: Connection): boolean {
  return connection.kind === 'lost' && connection.failure.code === 'broken-match';
}

/** T11: how the clocks stand, and how far the server's clock is ahead of `performance.now()` here. */
export interface TableClock {
  readonly info: ClockInfo;
  readonly ahead: number;
}

/** An invitation that can still be taken up. */
export interface Invitation {
  readonly seat: Seat;
  readonly address: string;
}

/** Taking back is more than one act where a computer has answered: `takeBack` does it. */
export type SeatAct = Exclude<TableAct, { readonly act: 'undo' }>;

/**
 * A match as a table deals with it. Whether it is played in this browser or on the server, the table
 * cannot tell but by `place`.
 */
export interface TableSession {
  readonly id: string;
  readonly place: 'here' | 'online';
  /** Where others find it; absent where nobody else can. */
  readonly address?: string;
  /** Played with the real box, and entered here. */
  readonly isEntered: boolean;
  readonly game: AnyGame;
  readonly setup: MatchSetup;
  /** T16: it counts for the ratings of its players. */
  readonly isRated: boolean;
  readonly holders: ReadonlySignal<readonly Holder[]>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly curtain: Curtain;
  /** May who looks here decide and act for this seat, of those that are played here? */
  speaksFor(seat: Seat): boolean;
  /** How the match stands, confirmed; the stage may still be telling how it came to this. */
  readonly position: ReadonlySignal<Position>;
  readonly log: ReadonlySignal<MatchLog>;
  /** Reads the page before the first one of the log; nothing where all of it is there. */
  loadEarlier(): Promise<Fault | undefined>;
  readonly stage: Stage;
  /** Judges moves of the seats that are played here, by the position as it stands. */
  readonly judge: ReadonlySignal<Judge>;
  /** An answer is on its way: nobody here is asked anything until its fate is known. */
  readonly isAnswering: ReadonlySignal<boolean>;
  /** The seat of a computer that is thinking. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly connection: ReadonlySignal<Connection>;
  /** Absent where nobody is at the other end. */
  readonly chat?: ChatFeed;
  /** Something that went wrong and that nobody asked for: a computer that stumbled, a full store. */
  readonly trouble: ReadonlySignal<Fault | undefined>;
  readonly invitations: ReadonlySignal<readonly Invitation[]>;
  /** Where a phone takes whichever seat is free, for who set the table. */
  readonly tableInvitation: ReadonlySignal<string | undefined>;
  /** Undefined where nobody's time is measured. */
  readonly clock: ReadonlySignal<TableClock | undefined>;
  /** T12: what was agreed on who stays away; absent where nothing was. */
  readonly absence?: AbsenceRule | undefined;
  /** The match that everybody moves on to, once somebody has asked for it. */
  readonly rematch: ReadonlySignal<string | undefined>;
  /** How many look on who do not sit here. */
  readonly watching: ReadonlySignal<number>;
  /** Answers what the seat is asked, in the game's notation. */
  play(seat: Seat, text: string): Promise<Fate>;
  act(seat: Seat, act: SeatAct): Promise<Fate>;
  /** T4: may this seat offer a draw, or accept the one that stands? */
  mayDraw(seat: Seat): boolean;
  /** What `takeBack` would be refused with; undefined where it is possible. */
  readonly whyNoTakeBack: ReadonlySignal<Fault | undefined>;
  /** Takes back the last move of a seat that is played here, and what a computer answered to it. */
  takeBack(): Promise<Fate>;
  askRematch(): Promise<Result<string, Fault>>;
  record(): Promise<Result<MatchRecord, Fault>>;
  /** Tries again at once what `trouble` or `connection` tells of. */
  readonly retry: () => void;
  close(): void;
}
