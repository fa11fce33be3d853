import type { RuleId, Seat } from '@kast/kernel';

/** A short position to solve on the real board with the real rules. */
export interface Lesson<State, Move> {
  readonly id: string;
  readonly rules: readonly RuleId[];
  readonly seat: Seat;
  readonly start: State;
  /** Judged after each of the learner's moves: done, try again, or go on. */
  judge(before: State, move: Move, after: State): 'solved' | 'wrong' | 'go-on';
  /** In a lesson of several moves: what another seat, or chance, does when it is their turn. */
  reply?(state: State): Move;
  /** The moves that solve it: shown on demand, and proven by a test. */
  readonly solution: readonly string[];
}

export type AnyLesson = Lesson<unknown, unknown>;
