import { workerLine } from '../worker/worker-line.ts';
import type { Thinker } from './thinker.ts';

/** Thinks in a worker of its own, which others help where the device has cores and the level is the strongest. */
export function workerThinker(cores = navigator.hardwareConcurrency): Thinker {
  const line = workerLine();
  return {
    think: (question) => line.ask({ kind: 'think', question, cores }),
    drop: line.drop,
    close: line.close,
  };
}
