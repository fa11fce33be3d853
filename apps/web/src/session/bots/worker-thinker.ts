import { workerLine } from '../worker/worker-line.ts';
import type { Thinker } from './thinker.ts';

/** Thinks in a worker of its own. */
export function workerThinker(): Thinker {
  const line = workerLine();
  return {
    think: (question) => line.ask({ kind: 'think', question }),
    drop: line.drop,
    close: line.close,
  };
}

/** More would only make a phone hot. */
const MOST = 4;

/** As many as the device has cores for, one of which draws the page. */
export function workerThinkers(): readonly Thinker[] {
  const spare = navigator.hardwareConcurrency - 1;
  return Array.from({ length: Math.min(Math.max(spare, 1), MOST) }, workerThinker);
}
