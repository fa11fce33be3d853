import { DatabaseSync } from 'node:sqlite';

/**
 * How long SQLite waits for another process that writes, in milliseconds. The event loop waits with it,
 * so it is short: whoever writes asks again afterwards.
 */
const BUSY_TIMEOUT = 50;

/** Of 4 KB. A thread does this long before (`checkpoint.ts`); here it would hold everybody up. */
const PAGES_BEFORE_CHECKPOINT = 128_000;

/** A move touches two pages of its match: so those of a thousand matches that are being played stay at hand. */
const CACHE_KB = 8192;

export function openDatabase(file: string, readOnly = false): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, readOnly });
  if (readOnly) return database;
  try {
    database.exec('pragma journal_mode = wal');
    // The file stays whole whatever happens; who is answered has waited for the disk (`write-ahead-log.ts`).
    database.exec('pragma synchronous = normal');
    database.exec('pragma foreign_keys = on');
    database.exec(`pragma cache_size = -${CACHE_KB}`);
    database.exec(`pragma wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT}`);
    return database;
  } catch (reason) {
    database.close();
    throw reason;
  }
}
