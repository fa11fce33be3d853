/**
 * LK8.2: the input of a toss by hand. One small integer per step of the simulation: how far the hand
 * raises the pan in that step. What a hand cannot do is refused here, without any physics.
 */
export type Trace = readonly number[];

/** One step, in milliseconds. */
export const STEP = 1000 / 60;

/** Six seconds. */
export const MOST_STEPS = 360;
const FEWEST_STEPS = 5;
/** The furthest that a hand moves in one step. */
export const FASTEST = 100;
/** The most that its speed changes from one step to the next. */
export const SHARPEST = 40;

export type TraceFault = 'too-short' | 'too-long' | 'not-whole' | 'too-fast' | 'too-sharp';

export function faultOfTrace(trace: Trace): TraceFault | undefined {
  if (trace.length < FEWEST_STEPS) return 'too-short';
  if (trace.length > MOST_STEPS) return 'too-long';
  if (!trace.every(Number.isInteger)) return 'not-whole';
  if (trace.some((moved) => Math.abs(moved) > FASTEST)) return 'too-fast';
  const sharp = trace.some((moved, step) => Math.abs(moved - (trace[step - 1] ?? 0)) > SHARPEST);
  return sharp ? 'too-sharp' : undefined;
}

/** The legal move nearest to the wanted one, after `previous`: what a live hand goes through. */
export function clampMove(previous: number, wanted: number): number {
  const slowest = Math.max(-FASTEST, previous - SHARPEST);
  const fastest = Math.min(FASTEST, previous + SHARPEST);
  return Math.min(fastest, Math.max(slowest, Math.round(wanted)));
}
