import type { Choice, ThinkTask } from '@kast/bots';

/** Where computers think: in a worker in the browser, in place in a test. */
export interface Thinker {
  think(task: ThinkTask): Promise<Choice>;
  /** Drops every task that is not done; they are never answered. */
  drop(): void;
  /** No more tasks will come. */
  close(): void;
}
