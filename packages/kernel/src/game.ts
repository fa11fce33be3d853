import type { Options, OptionSpecs } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal, RuleId } from './refusal.ts';
import type { Result } from './result.ts';
import type { Actor, Seat, Viewer } from './seat.ts';

/** What is known of a game without loading its rules. */
export interface GameInfo {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Minutes that a match takes, for the box. */
  readonly minutes: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  /** How a table is set for who wants to play at once: the game at its best. As few as may play unless told. */
  readonly atOnce?: { readonly seats: number; readonly options?: Options };
  readonly traits: {
    /** Some seat knows something that another one does not. */
    readonly hidden: boolean;
    readonly chance: boolean;
    /** Several seats may have to decide at the same time. */
    readonly simultaneous: boolean;
  };
  /** Where the game's own rulebook speaks of the acts of the table (docs/TABLE.md), its rule is cited. */
  readonly tableRules?: { readonly resign?: RuleId; readonly draw?: RuleId };
  /** The rule that forbids taking back, if the game has one. */
  readonly noTakeBack?: RuleId;
}

/** Who must decide now. `rule` is the rule that says so: a refusal to anybody else cites it. */
export type Turn =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[]; readonly rule: RuleId }
  /** `lot` is drawn by `chance`; a `referee` needs more than the rules have (a physical toss). */
  | { readonly kind: 'chance'; readonly source: 'lot' | 'referee' }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export interface Outcome {
  /** Empty for a draw. */
  readonly winners: readonly Seat[];
  /** Per seat, seat 1 first; only where the game has scores. */
  readonly scores?: readonly number[];
  /** The rule that ended the match. */
  readonly rule: RuleId;
}

/** One entry of the log, carried out. */
export interface Step<State, Move> {
  readonly before: State;
  readonly by: Actor;
  readonly move: Move;
  readonly after: State;
}

/** Who looks, and at which match: what never depends on how it goes. */
export interface Vantage {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
}

/** All that one viewer has of a match: what it sees, and what it remembers. Bots get this and nothing else. */
export interface Seen<View, Memory> extends Vantage {
  readonly ply: number;
  readonly view: View;
  /** A fold of everything that was shown (`Game.remember`); undefined where none was kept. */
  readonly memory: Memory | undefined;
}

/**
 * Whether a viewer may read an entry of the log: from the start, not before the match is over, or not
 * before the game says that what is named here has come to pass.
 */
export type Secrecy = 'none' | 'until-end' | { readonly until: string };

/**
 * The rules of one game. Pure and deterministic: no clock, no I/O, no generator but the one handed in.
 * State, Move, View and Event are plain JSON values; `apply` never changes what it was given.
 *
 * Written with method syntax throughout, so that a concrete game is an `AnyGame`.
 */
export interface Game<State, Move, View, Event, Memory = unknown> {
  readonly info: GameInfo;

  /** `options` are complete and valid, `seats` is within bounds: the kernel has checked both. */
  init(options: Options, seats: number): State;

  turn(state: State): Turn;

  /**
   * Every legal move of a seat that must decide, in a stable order, none twice; nothing for any
   * other seat. Where a move is open-ended (a toss by hand) it is left out here and `sample` finds one.
   */
  moves(state: State, seat: Seat): readonly Move[];

  /** A legal move by lot, for games whose `moves` is too large or not complete. */
  sample?(state: State, seat: Seat, random: Random): Move;

  /**
   * The only judge of legality, sharing its code with `moves`. The kernel has made sure that it is
   * this actor's turn; entries of chance are judged too, since a record may hold anything.
   */
  check(state: State, by: Actor, move: Move): Refusal | undefined;

  /** Called only with what `check` allows. */
  apply(state: State, by: Actor, move: Move): State;

  /**
   * Draws for nature while `turn` says chance. By lot, it is what happens; where a referee decides, it
   * is something that the referee may say, for searching and trying out alone.
   */
  chance(state: State, random: Random): Move;

  /** An allow-list: built up from nothing, never a copy with things deleted. */
  view(state: State, viewer: Viewer): View;

  /** What this viewer sees happen, in order: for animation, for the log's words, for memory. */
  events(step: Step<State, Move>, viewer: Viewer): readonly Event[];

  /**
   * What this viewer has in mind after events, folded forward from what it had before. Its size does not
   * grow with the length of the match. Left out where the view alone tells everything that was shown.
   */
  remember?(
    memory: Memory | undefined,
    events: readonly Event[],
    at: Vantage & { readonly ply: number },
  ): Memory;

  /**
   * What of an earlier event may be told again, now that the match has come to `now`. Only for games in
   * which players must remember what they saw: a browser that comes back gets its history through this
   * and no memory at all, while a bot's own memory is the whole of it. Left out, everything may be told
   * again.
   */
  recall?(event: Event, now: State, viewer: Viewer): Event;

  /** Whether the viewer may read this entry of the log now that it was made, and if not, from when on. */
  secrecy(step: Step<State, Move>, viewer: Viewer): Secrecy;

  /** Has come to pass what an entry waits for that was kept `{ until }`? */
  isDisclosed?(until: string, now: State): boolean;

  /**
   * Did this step show the viewer something that was hidden from it? A step that showed anybody
   * anything cannot be taken back; to those whom it showed nothing it looks alike, whatever is hidden.
   */
  reveals(step: Step<State, Move>, viewer: Viewer): boolean;

  /**
   * A full state that this viewer cannot tell from the real one: the same view, the same legal
   * moves and refusals, consistent with everything in `seen`. The browser judges its own seat's moves
   * by it; bots search on it. Must work from the view alone, where no memory was kept.
   */
  imagine(seen: Seen<View, Memory>, random: Random): State;

  readonly notation: Notation<State, Move>;

  /** No match has more entries than this (acts of the table apart). */
  longest(options: Options, seats: number): number;
}

export interface Notation<State, Move> {
  /** The one spelling that stands in records. */
  make(state: State, move: Move): string;
  /** Reads that spelling, and shorter ones that a player may type. Says nothing about legality. */
  parse(state: State, by: Actor, text: string): Result<Move, Refusal | 'unreadable'>;
}

/** A game whose types nobody here needs to know: the registry, the match, the server. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
