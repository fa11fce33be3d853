import { lineTo, type WorkerLine } from './line.ts';

/** From the page, which is never blocked. */
export function workerLine(): WorkerLine {
  return lineTo(() => new Worker(new URL('./kast-worker.ts', import.meta.url), { type: 'module' }));
}
