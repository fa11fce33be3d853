import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Checkpoints {
  /** Told of every commit, with the number of works in it. */
  committed(works: number): void;
  /** Resolves when none is under way, nor ever will be. */
  close(): Promise<void>;
}

export interface CheckpointOptions {
  readonly file: string;
  readonly afterWorks?: number | undefined;
  readonly onFailure?: ((reason: unknown) => void) | undefined;
}

/** About 64 MB of log: most pages have changed many times by then, and are carried over once. */
const AFTER_WORKS = 4000;

/**
 * Carries what was committed over into the file itself, now and then, so that the log begins anew. That
 * takes as long as the disk does: a thread does it, which is kept from the first time on. To start one each
 * time cost as much as hundreds of moves do.
 */
export function checkpointsOf(options: CheckpointOptions): Checkpoints {
  const { file, afterWorks = AFTER_WORKS, onFailure = () => undefined } = options;
  let works = 0;
  let thread: Worker | undefined;
  let running: Promise<void> | undefined;

  async function checkpoint(): Promise<void> {
    thread ??= startThread(file);
    try {
      thread.postMessage('checkpoint', []);
      await once(thread, 'message');
    } catch (reason) {
      // It has ended with its failure. The log grows on until SQLite sees to it by itself, within a commit.
      thread = undefined;
      onFailure(reason);
    } finally {
      running = undefined;
    }
  }

  return {
    committed(more) {
      works += more;
      if (works < afterWorks || running) return;
      works = 0;
      running = checkpoint();
    },
    async close() {
      await running;
      await thread?.terminate();
    },
  };
}

function startThread(file: string): Worker {
  const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), {
    workerData: file,
  });
  // Whoever forgets to close it is not kept from ending.
  thread.unref();
  return thread;
}
