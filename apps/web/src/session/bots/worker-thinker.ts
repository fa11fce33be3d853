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
