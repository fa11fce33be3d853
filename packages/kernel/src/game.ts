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

/** All that was ever shown to one viewer: memory is a fold of it. Bots get this and nothing else. */
export interface Seen<View, Event> {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly view: View;
  /** What happened at each ply, as this viewer was shown it. */
  readonly happened: readonly (readonly Event[])[];
}

/**
 * The rules of one game. Pure and deterministic: no clock, no I/O, no generator but the one handed in.
 * State, Move, View and Event are plain JSON values; `apply` never changes what it was given.
 *
 * Written with method syntax throughout, so that a concrete game is an `AnyGame`.
 */
export interface Game<State, Move, View, Event> {
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
   * What of an earlier event may be told again, now that the match has come to `now`. Only for games in
   * which players must remember what they saw: a browser that reloads gets its history through this,
   * while a bot's own memory is the whole of it. Left out, everything seen may be told again.
   */
  recall?(event: Event, now: State, viewer: Viewer): Event;

  /** May the viewer read this entry of the log, now that the match has come to `now`? */
  mayRead(step: Step<State, Move>, now: State, viewer: Viewer): boolean;

  /**
   * Did this step show the viewer something that was hidden from it? A step that showed anybody
   * anything cannot be taken back; to those whom it showed nothing it looks alike, whatever is hidden.
   */
  reveals(step: Step<State, Move>, viewer: Viewer): boolean;

  /**
   * A full state that this viewer cannot tell from the real one: the same view, the same legal
   * moves and refusals, consistent with everything in `seen`. The browser judges its own seat's moves
   * by it; bots search on it. Must work from the view alone, where `happened` was not kept.
   */
  imagine(seen: Seen<View, Event>, random: Random): State;

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
export type AnyGame = Game<unknown, unknown, unknown, unknown>;
