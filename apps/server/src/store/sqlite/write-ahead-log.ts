import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const flushData = promisify(fdatasync);

export interface WriteAheadLog {
  /** Resolves once everything that was committed before the call would survive a loss of power. */
  flush(): Promise<void>;
  /** Throws where a flush has failed: nobody knows what of it is on the disk, and a later one would not say. */
  assertSound(): void;
  close(): void;
}

/** Of a database in memory, which is gone with its process. */
export const NO_LOG: WriteAheadLog = {
  flush: async () => undefined,
  assertSound: () => undefined,
  close: () => undefined,
};

/**
 * SQLite itself would wait for the disk in the middle of a commit, and everybody with it. So it only
 * writes, and here the file that it writes to is flushed beside the event loop. ADR 17
 */
export function writeAheadLogOf(file: string): WriteAheadLog {
  let log: number | undefined;
  let failure: Error | undefined;
  return {
    async flush() {
      try {
        // Windows flushes only what may be written. SQLite has no lock on this file that closing it could drop.
        log ??= openSync(`${file}-wal`, 'r+');
        await flushData(log);
      } catch (cause) {
        failure = new Error('the disk failed to keep what was written', { cause });
        throw failure;
      }
    },
    assertSound() {
      if (failure) throw failure;
    },
    close() {
      if (log !== undefined) closeSync(log);
      log = undefined;
    },
  };
}
