import { must } from '@kast/kernel';
import { type MonotonicClock, monotonicClock } from './clock.ts';
import { type JobFailure, type JobOutcome, type JobTerms, URGENCIES, type Urgency } from './job.ts';
import type { QueueTerms } from './fair-queue.ts';
import { type Lane, type LaneLimits, openLane } from './lane.ts';
import type { AnswerOf, TaskOf, WorkName, WorkTable } from './work.ts';

/**
 * The one owner of work that would hold up everybody else. Each kind of work has its own queue, which is
 * bounded and fair, and its own threads, or shares those of another kind. Nothing that a job does harms another: what comes of it is a value.
 */
export interface Scheduler<Table extends WorkTable> {
  run<Name extends WorkName<Table>>(
    work: Name,
    task: TaskOf<Table, Name>,
    terms: JobTerms,
  ): Promise<JobOutcome<AnswerOf<Table, Name>>>;
  /** Whether a job would be taken now: to be asked before anything costly is done for it. */
  hasRoomFor(work: WorkName<Table>, terms: QueueTerms): boolean;
  /** How many threads for this work have nothing to do. */
  idleThreads(work: WorkName<Table>): number;
  waiting(): readonly Waiting[];
  close(): Promise<void>;
}

export interface Waiting {
  readonly work: string;
  readonly urgency: Urgency;
  readonly jobs: number;
}

export type Lanes<Table> = Readonly<Record<WorkName<Table>, LaneLimits | WorkName<Table>>>;

export interface SchedulerOptions<Table extends WorkTable> {
  /** What the threads run: a file that calls `serveWork` with the table. */
  readonly file: URL;
  /** By work: limits of its own, or the name of the work whose queue and threads it shares. */
  readonly lanes: Lanes<Table>;
  readonly clock?: MonotonicClock;
  readonly onStart?: (work: string, urgency: Urgency, waited: number) => void;
  readonly onFailure?: (work: string, failure: JobFailure) => void;
}

export function openScheduler<Table extends WorkTable>(
  options: SchedulerOptions<Table>,
): Scheduler<Table> {
  const { file, clock = monotonicClock, onStart, onFailure } = options;
  const names = Object.keys(options.lanes) as WorkName<Table>[];
  const lanes = new Map<string, Lane>();
  for (const name of names) {
    const limits = options.lanes[name];
    if (typeof limits === 'string') continue;
    lanes.set(
      name,
      openLane({
        file,
        clock,
        limits,
        onStart: (urgency, waited) => onStart?.(name, urgency, waited),
        onFailure: (failure) => onFailure?.(name, failure),
      }),
    );
  }

  const laneOf = (work: WorkName<Table>): Lane => {
    const limits = options.lanes[work];
    const name = typeof limits === 'string' ? limits : work;
    return must(lanes.get(name), `a lane for ${name}`);
  };

  return {
    async run<Name extends WorkName<Table>>(
      work: Name,
      task: TaskOf<Table, Name>,
      terms: JobTerms,
    ) {
      return (await laneOf(work).run(work, task, terms)) as JobOutcome<AnswerOf<Table, Name>>;
    },
    hasRoomFor: (work, terms) => laneOf(work).hasRoomFor(terms),
    idleThreads: (work) => laneOf(work).idleThreads(),
    waiting: () =>
      [...lanes].flatMap(([work, lane]) =>
        URGENCIES.map((urgency) => ({ work, urgency, jobs: lane.waiting(urgency) })),
      ),
    async close() {
      await Promise.all([...lanes.values()].map((lane) => lane.close()));
    },
  };
}
