import type { Browser, Page } from '@playwright/test';
import { must } from '@kast/kernel';

/** Put into the page's own timeline when something is pressed, or a ply of a match here has come in. */
export const ARRIVED = 'kast-arrived';

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'cc',
];

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** In microseconds, by the clock and by the processor: what other programs take is not in the second. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly id2?: { readonly local?: string };
  readonly args?: { readonly name?: string; readonly src_file?: string };
}

/** What Chrome writes down while something happens in a page. */
export interface Trace {
  /** Of the page's main thread, in order. */
  readonly main: readonly TraceEvent[];
  /** Of all other threads of the page. */
  readonly others: readonly TraceEvent[];
}

export async function traceOf(
  browser: Browser,
  page: Page,
  what: () => Promise<unknown>,
): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await what();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const arrived = traceEvents.find(({ name }) => name === ARRIVED);
  const { pid, tid } = must(arrived, 'something that arrived in the page');
  const own = traceEvents.filter((event) => event.pid === pid);
  return {
    main: own.filter((event) => event.tid === tid).toSorted((one, other) => one.ts - other.ts),
    others: own.filter((event) => event.tid !== tid),
  };
}

/** Milliseconds of work, not of waiting; of a task on the main thread see `workOfTask`. */
export function workOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}

/**
 * Of a task, what it hands over to the compositor apart: there the main thread waits until that has taken the frame over,
 * and to keep a thread's processor busy, waiting or not, is how Chrome slows it down. A hand-over that took 12 ms, 0.06
 * of them work, was told as 12 ms of work.
 */
export function workOfTask(task: TraceEvent, main: readonly TraceEvent[]): number {
  const within = ({ ts }: TraceEvent): boolean => task.ts <= ts && ts < task.ts + (task.dur ?? 0);
  const sumOf = (name: string): number =>
    main
      .filter((event) => event.name === name && within(event))
      .reduce((sum, event) => sum + workOf(event), 0);
  return workOf(task) - sumOf('Commit') + sumOf('LayerTreeHost::DoUpdateLayers');
}

/**
 * Whether all that a task does is to sweep up. The engine does that when it sees fit, most of all a while after a page
 * has become quiet, and about as long for a page that has left hardly any garbage: which frame it falls into is chance.
 */
export function isSweeping(task: TraceEvent, main: readonly TraceEvent[]): boolean {
  return main.some(
    ({ ts, args }) =>
      task.ts <= ts &&
      ts < task.ts + (task.dur ?? 0) &&
      args?.src_file?.startsWith('v8/src/heap/') === true,
  );
}

export function isAtWork(event: TraceEvent): boolean {
  return event.ph === 'X' && event.dur !== undefined;
}
