import type { Pan, Trace } from '../rules/index.ts';
import type { Kitchen } from './kitchen.ts';
import type { Landing } from './landing.ts';
import type { Moment } from './throw.ts';

/** A whole toss, to be shown again. */
export interface Flight {
  readonly moments: readonly Moment[];
  readonly landing: Landing;
}

/** LK8.2: the trace as it was entered, then a still hand until the pancake rests or the time is up. */
export function fly(kitchen: Kitchen, trace: Trace, pan: Pan): Flight {
  const toss = kitchen.begin(pan);
  const moments: Moment[] = [];
  try {
    while (!toss.landing) moments.push(toss.step(trace[moments.length] ?? 0));
    return { moments, landing: toss.landing };
  } finally {
    toss.free();
  }
}
