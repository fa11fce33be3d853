import type { Seen } from '@kast/kernel';
import type { Belief, BelieveRequest } from './belief.ts';
import type { Level } from './level.ts';

/** T3: how well the computer plays for who has resigned: it should not decide the match of the others. */
export const LEVEL_AFTER_RESIGNING: Level = 3;

/** When to stop thinking. With `nodes` alone the choice depends on nothing but the seed. */
export interface Budget {
  readonly nodes?: number;
  readonly milliseconds?: number;
}

export interface ThinkRequest {
  readonly level: Level;
  /** The same seed, sight and node budget give the same move. */
  readonly seed: string;
  /** What the level would take, unless said otherwise. */
  readonly budget?: Budget;
  /**
   * In a game of memory, how well to remember, if not as the level does: advice knows no more than whoever it is
   * given to.
   */
  readonly recallsAs?: Level;
  /**
   * Milliseconds from any origin; handed in, so that thinking itself stays deterministic. `Infinity`
   * says that nobody waits for the answer: whatever was found by then will do.
   */
  readonly clock: () => number;
}

/** A question to a computer player elsewhere: in a thread, in a worker. It is told what its seat has seen, and nothing else. */
export interface ThinkTask {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seen: Seen<unknown, unknown>;
  readonly level: Level;
  readonly seed: string;
  readonly budget?: Budget;
  readonly recallsAs?: Level;
}

export interface Choice {
  /** In the game's notation. */
  readonly move: string;
  /** Each seat's chance of winning as the bot sees it, 0 to 1, seat 1 first. */
  readonly estimate: readonly number[];
  /** Positions looked at. */
  readonly nodes: number;
  /** How the bot expects the play to go on, its own move first. */
  readonly line: readonly string[];
}

/** A move in the game's notation, and its seat's chance of winning with it as the bot sees it, 0 to 1. */
export interface MoveEstimate {
  readonly move: string;
  readonly chance: number;
}

/** Plays one seat from what that seat sees and remembers: in the types it cannot get more. */
export interface Bot<View, Memory> {
  choose(seen: Seen<View, Memory>, request: ThinkRequest): Choice;
  /**
   * What each move is worth that the level would consider, the best first, without its weaknesses: dearer
   * than choosing one. Empty where it decides by habit alone.
   */
  weigh(seen: Seen<View, Memory>, request: ThinkRequest): readonly MoveEstimate[];

  /** What it takes hidden things to be, from the worlds that it imagines; left out where nothing is hidden. */
  believe?(seen: Seen<View, Memory>, request: BelieveRequest): readonly Belief[];
}

export type AnyBot = Bot<unknown, unknown>;
