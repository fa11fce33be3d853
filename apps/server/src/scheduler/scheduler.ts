import { must } from '@kast/kernel';
import { type MonotonicClock, monotonicClock } from './clock.ts';
import { type JobFailure, type JobOutcome, type JobTerms, URGENCIES, type Urgency } from './job.ts';
import type { QueueTerms } from './fair-queue.ts';
import { type Lane, type LaneLimits, openLane } from './lane.ts';
import type { AnswerOf, TaskOf, WorkName, WorkTable } from './work.ts';

/**
 * The one owner of work that would hold up everybody else. Each kind of work has its own queue, which is
 * bounded and fair, and its own threads. Nothing that a job does harms another: what comes of it is a value.
 */
export interface Scheduler<Table extends WorkTable> {
  run<Name extends WorkName<Table>>(
    work: Name,
    task: TaskOf<Table, Name>,
    terms: JobTerms,
  ): Promise<JobOutcome<AnswerOf<Table, Name>>>;
  /** Whether a job would be taken now: to be asked before anything costly is done for it. */
  hasRoomFor(work: WorkName<Table>, terms: QueueTerms): boolean;
  waiting(): readonly Waiting[];
  close(): Promise<void>;
}

export interface Waiting {
  readonly work: string;
  readonly urgency: Urgency;
  readonly jobs: number;
}

export interface SchedulerOptions<Table extends WorkTable> {
  /** What the threads run: a file that calls `serveWork` with the table. */
  readonly file: URL;
  readonly lanes: Readonly<Record<WorkName<Table>, LaneLimits>>;
  readonly clock?: MonotonicClock;
  readonly onStart?: (work: string, urgency: Urgency, waited: number) => void;
  readonly onFailure?: (work: string, failure: JobFailure) => void;
}

export function openScheduler<Table extends WorkTable>(
  options: SchedulerOptions<Table>,
): Scheduler<Table> {
  const { file, clock = monotonicClock, onStart, onFailure } = options;
  const names = Object.keys(options.lanes) as WorkName<Table>[];
  const lanes = new Map<string, Lane>(
    names.map((work) => [
      work,
      openLane({
        work,
        file,
        clock,
        limits: options.lanes[work],
        onStart: (urgency, waited) => onStart?.(work, urgency, waited),
        onFailure: (failure) => onFailure?.(work, failure),
      }),
    ]),
  );

  const laneOf = (work: string): Lane => must(lanes.get(work), `a lane for ${work}`);

  return {
    async run<Name extends WorkName<Table>>(
      work: Name,
      task: TaskOf<Table, Name>,
      terms: JobTerms,
    ) {
      return (await laneOf(work).run(task, terms)) as JobOutcome<AnswerOf<Table, Name>>;
    },
    hasRoomFor: (work, terms) => laneOf(work).hasRoomFor(terms),
    waiting: () =>
      [...lanes].flatMap(([work, lane]) =>
        URGENCIES.map((urgency) => ({ work, urgency, jobs: lane.waiting(urgency) })),
      ),
    async close() {
      await Promise.all([...lanes.values()].map((lane) => lane.close()));
    },
  };
}
