import type { Browser, Page } from '@playwright/test';
import { must } from '@kast/kernel';

/** Put into the page's own timeline when something is pressed, or a ply of a match here has come in. */
export const ARRIVED = 'kast-arrived';

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
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
  readonly args?: { readonly name?: string };
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

/** Milliseconds of work, not of waiting. */
export function workOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}

export function isAtWork(event: TraceEvent): boolean {
  return event.ph === 'X' && event.dur !== undefined;
}
