/** What a piece of work gets besides its task, in its thread. */
export interface WorkContext {
  /**
   * Milliseconds that never run backwards, and `Infinity` once nobody wants the answer any more: who
   * thinks by the clock then stops by itself, and its thread is free without being ended.
   */
  readonly clock: () => number;
}

/** What threads can do, by name. The same table types both sides: who asks, and who works. */
export type WorkTable = Readonly<Record<string, (task: never, context: WorkContext) => unknown>>;

export type WorkName<Table> = Extract<keyof Table, string>;

export type TaskOf<Table, Name extends keyof Table> = Table[Name] extends (
  task: infer Task,
  context: WorkContext,
) => unknown
  ? Task
  : never;

export type AnswerOf<Table, Name extends keyof Table> = Table[Name] extends (
  ...args: never[]
) => infer Answer
  ? Awaited<Answer>
  : never;

/** Host to thread: one at a time. */
export interface WorkRequest {
  readonly job: number;
  readonly work: string;
  readonly task: unknown;
}

/** Thread to host. */
export type WorkReply =
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly reason: unknown };

/** What a thread is given when it starts. */
export interface ThreadData {
  /** Holds the number of the job that is to stop. */
  readonly stopped: Int32Array<SharedArrayBuffer>;
}
