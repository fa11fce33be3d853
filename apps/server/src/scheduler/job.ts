import type { Result } from '@kast/kernel';

/** On whose account a job is done, and how much it matters. */
export interface JobTerms {
  /** Who is charged: guests share the threads fairly, however much each of them asks for. */
  readonly guest: string;
  /** The matches of one guest share what is that guest's. */
  readonly match?: string;
  /** Whether somebody waits for it. Asked again whenever a thread is free, for that may change; it must not throw. */
  readonly isWatched: () => boolean;
  /** Milliseconds that it may run; after that it is ended together with its thread. */
  readonly timeLimit: number;
  /** Milliseconds that it may wait for a thread, before it is given up as `overloaded`. */
  readonly waitLimit?: number;
  /** Takes the job back: at no cost while it waits, and by `WorkContext.clock` while it runs. */
  readonly signal?: AbortSignal;
}

export type JobFailure =
  /** There was no room in the queue. */
  | { readonly code: 'overloaded' }
  /** By its signal, or because the scheduler was closed. */
  | { readonly code: 'cancelled' }
  | { readonly code: 'timed-out' }
  /** Its thread ended under it. */
  | { readonly code: 'crashed'; readonly reason: unknown }
  /** It threw; the thread is sound. */
  | { readonly code: 'failed'; readonly reason: unknown };

export type JobOutcome<Value> = Result<Value, JobFailure>;

/** `watched`: somebody waits for it. `background`: nobody would notice a delay. */
export const URGENCIES = ['watched', 'background'] as const;
export type Urgency = (typeof URGENCIES)[number];
