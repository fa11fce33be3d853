import { workerLine } from '../worker/worker-line.ts';
import type { Thinker } from './thinker.ts';

/** Thinks in a worker of its own, which others help where the device has cores and the level is the strongest. */
export function workerThinker(cores = navigator.hardwareConcurrency): Thinker {
  const { ask, drop, close } = workerLine();
  return { think: (question) => ask({ kind: 'think', question, cores }), drop, close };
}
