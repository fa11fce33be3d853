import type { Choice, ThinkTask } from '@kast/bots';
import type { MatchRecord, RecordFault } from '@kast/kernel';

/** What a page has done in a worker, because it would hold up its drawing. */
export type Task =
  | { readonly kind: 'think'; readonly question: ThinkTask }
  /** A record once more, with the referee at hand. */
  | { readonly kind: 'check'; readonly record: MatchRecord };

export interface Answers {
  readonly think: Choice;
  readonly check: RecordFault | undefined;
}

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>;

export interface Asked {
  readonly number: number;
  readonly task: Task;
}

export type Answered =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failure: string };
