import type { Budget, Choice, Level } from '@kast/bots';
import type { Seen } from '@kast/kernel';

/** A question to a computer player. It is told what its seat has seen, and nothing else. */
export interface Question {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seen: Seen<unknown, unknown>;
  readonly level: Level;
  readonly seed: string;
  readonly budget?: Budget;
}

/** Where computers think: in a worker in the browser, in place in a test. */
export interface Thinker {
  think(question: Question): Promise<Choice>;
  /** Drops every question that is still open; they are never answered. */
  drop(): void;
  /** No more questions will come. */
  close(): void;
}
