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

  /** How several workers make one choice of it; left out where more thought would find no better one. */
  readonly joint?: JointSearch<View, Memory>;

  /** What it takes hidden things to be, from the worlds that it imagines; left out where nothing is hidden. */
  believe?(seen: Seen<View, Memory>, request: BelieveRequest): readonly Belief[];
}

/**
 * One choice that several workers think over at the same time: each of them searches, and what all have found makes the
 * choice. Each has the whole budget, so that it is thought over better; it takes as long as the slowest does, and no
 * longer than the budget allows. What a search has found is plain data, for it travels between workers.
 */
export interface JointSearch<View, Memory> {
  /** Of use only to workers that share memory. */
  readonly sharesMemory?: boolean;
  /** Undefined where this worker has nothing to add. */
  search(seen: Seen<View, Memory>, request: ThinkRequest, share: Share): unknown;
  /** From what the workers have found, the first one's first; where some of them failed, without theirs. */
  conclude(seen: Seen<View, Memory>, request: ThinkRequest, findings: readonly unknown[]): Choice;
}

/** Which of all that search this worker is. */
export interface Share {
  /** From 0; the same for the same number of workers gives the same. */
  readonly worker: number;
  readonly workers: number;
  /** That all of them have, where memory can be shared (`sharedMemory`). */
  readonly memory?: SharedArrayBuffer | undefined;
}

export type AnyBot = Bot<unknown, unknown>;
