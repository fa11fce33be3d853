import {
  ARRIVED,
  isAtWork,
  isSweeping,
  type Trace,
  type TraceEvent,
  workOf,
  workOfTask,
} from './trace.ts';

/**
 * A frame is what the main thread works between two frames of the display: from one that it draws until the
 * next, or, while it draws none, until a sixtieth of a second has passed. What the compositor moves alone takes
 * no work of the main thread: such a frame counts, as 0.
 *
 * - `answer`: everything from a press, or a ply that came in, to the end of the first frame that shows it; and
 *   any later frame that begins a motion or is the first to show one, where one ply is shown in several steps.
 * - `moving`: the frames in which something moves, until it has come to rest.
 * - `telling`: the others: the words that follow, when nothing moves any more.
 * - `sweeping`: of no frame, each by itself: where the engine collects garbage.
 */
export interface Frames {
  readonly answer: readonly number[];
  readonly moving: readonly number[];
  readonly telling: readonly number[];
  readonly sweeping: readonly number[];
}

/** Of the display, in microseconds. */
const INTERVAL = 1_000_000 / 60;

interface Frame {
  readonly start: number;
  readonly tasks: TraceEvent[];
  readonly isDrawn: boolean;
}

export function framesIn({ main }: Trace): Frames {
  const motions = motionsIn(main);
  const arrived = main.filter(({ name }) => name === ARRIVED).map(({ ts }) => ts);
  const begun = motions.map(({ start }) => start);
  const answer: number[] = [];
  const moving: number[] = [];
  const telling: number[] = [];
  let waiting: number | undefined;
  let last = arrived[0] ?? 0;
  let drawn = last;
  const tasks = tasksIn(main);
  const sweeping = tasks.filter((task) => isSweeping(task, main));
  for (const frame of framesFrom(
    tasks.filter((task) => !sweeping.includes(task)),
    main,
  )) {
    if (
      frame.start < last &&
      waiting === undefined &&
      answer.length === 0 &&
      !has(frame, arrived)
    ) {
      continue;
    }
    const work = frame.tasks.reduce((sum, task) => sum + workOfTask(task, main), 0);
    const isPress = has(frame, arrived);
    const drawing = frame.isDrawn ? endOf({ ...frame, tasks: frame.tasks.slice(0, 1) }) : drawn;
    const isFirst = begun.some((start) => drawn <= start && start < drawing);
    drawn = drawing;
    if (waiting !== undefined || isPress) {
      waiting = (waiting ?? 0) + work;
      // What is pressed may come with a frame of what was before.
      if (frame.isDrawn && !isPress) {
        answer.push(waiting);
        waiting = undefined;
      }
    } else if (isFirst || has(frame, begun)) {
      answer.push(work);
    } else if (motions.some(({ start, end }) => start < frame.start && endOf(frame) < end)) {
      const still = Math.floor((frame.start - last) / INTERVAL) - 1;
      moving.push(...Array.from({ length: Math.max(still, 0) }, () => 0), work);
    } else {
      telling.push(work);
    }
    last = endOf(frame);
  }
  return { answer, moving, telling, sweeping: sweeping.map(workOf) };
}

/** Nested ones are part of another. */
function tasksIn(main: readonly TraceEvent[]): readonly TraceEvent[] {
  const tasks: TraceEvent[] = [];
  let end = 0;
  for (const task of main) {
    if (task.name !== 'RunTask' || !isAtWork(task) || task.ts < end) continue;
    end = task.ts + (task.dur ?? 0);
    tasks.push(task);
  }
  return tasks;
}

function framesFrom(tasks: readonly TraceEvent[], main: readonly TraceEvent[]): readonly Frame[] {
  const drawn = main.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const frames: Frame[] = [];
  for (const task of tasks) {
    const current = frames.at(-1);
    const isDrawn = has({ start: task.ts, tasks: [task] }, drawn);
    if (!current || isDrawn || task.ts - current.start > INTERVAL) {
      frames.push({ start: task.ts, tasks: [task], isDrawn });
    } else current.tasks.push(task);
  }
  return frames;
}

interface Motion {
  readonly start: number;
  readonly end: number;
}

/** Of style sheets and scripts alike. */
function motionsIn(main: readonly TraceEvent[]): readonly Motion[] {
  const running = new Map<string, number>();
  const motions: Motion[] = [];
  for (const { name, ph, ts, id2 } of main) {
    const id = id2?.local ?? '';
    if (name !== 'Animation') continue;
    if (ph === 'b') running.set(id, ts);
    const start = running.get(id);
    if (ph !== 'e' || start === undefined) continue;
    motions.push({ start, end: ts });
    running.delete(id);
  }
  return motions;
}

function endOf({ start, tasks }: Pick<Frame, 'start' | 'tasks'>): number {
  const last = tasks.at(-1);
  return last ? last.ts + (last.dur ?? 0) : start;
}

function has(frame: Pick<Frame, 'start' | 'tasks'>, times: readonly number[]): boolean {
  return times.some((time) => frame.tasks.some(({ ts, dur = 0 }) => ts <= time && time < ts + dur));
}
