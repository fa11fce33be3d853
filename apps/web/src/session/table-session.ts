import type { AnyGame, MatchRecord, MatchSetup, Result, Seat, Viewer } from '@kast/kernel';
import type { Fault } from './fault.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { Holder } from './holder.ts';
import type { Judge } from './judge.ts';
import type { Position } from './position.ts';
import type { Stage } from './stage.ts';

export type Connection = 'here' | 'connecting' | 'live' | 'lost';

/** An invitation that can still be taken up. */
export interface Invitation {
  readonly seat: Seat;
  readonly address: string;
}

/**
 * A match as a table deals with it. Whether it is played in this browser or on the server, the table
 * cannot tell but by `place`.
 */
export interface TableSession {
  readonly id: string;
  readonly place: 'here' | 'online';
  readonly game: AnyGame;
  readonly setup: MatchSetup;
  readonly holders: ReadonlySignal<readonly Holder[]>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** How the match stands; the stage may still be showing how it came to this. */
  readonly position: ReadonlySignal<Position>;
  readonly stage: Stage;
  /** Judges moves of the seats that are played here, by the position as it stands. */
  readonly judge: ReadonlySignal<Judge>;
  /** The seat of a computer that is thinking. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly connection: ReadonlySignal<Connection>;
  /** Something that went wrong and that nobody asked for: a computer that stumbled, a full store. */
  readonly trouble: ReadonlySignal<Fault | undefined>;
  readonly invitations: ReadonlySignal<readonly Invitation[]>;
  /** The match that everybody moves on to, once somebody has asked for it. */
  readonly rematch: ReadonlySignal<string | undefined>;
  /** Plays a move in the game's notation, or an act of the table. */
  act(seat: Seat, text: string): Promise<Fault | undefined>;
  /** What `takeBack` would be refused with; undefined where it is possible. */
  readonly whyNoTakeBack: ReadonlySignal<Fault | undefined>;
  /** Takes back the last move of a seat that is played here, and what a computer answered to it. */
  takeBack(): Promise<Fault | undefined>;
  askRematch(): Promise<Result<string, Fault>>;
  record(): Promise<Result<MatchRecord, Fault>>;
  /** Tries again what `trouble` tells of. */
  readonly retry: () => void;
  close(): void;
}
