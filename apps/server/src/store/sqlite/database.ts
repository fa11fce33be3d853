import { DatabaseSync } from 'node:sqlite';

/**
 * How long SQLite waits for another process that writes, in milliseconds. The event loop waits with it,
 * so it is short: whoever writes asks again afterwards.
 */
const BUSY_TIMEOUT = 50;

/**
 * Of 4 KB. Everybody waits while what was committed is carried over into the file itself, so it is done
 * seldom: most pages have changed many times by then, and are carried over once.
 */
const PAGES_BEFORE_CHECKPOINT = 16_000;

export function openDatabase(file: string, readOnly = false): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, readOnly });
  if (readOnly) return database;
  try {
    database.exec('pragma journal_mode = wal');
    // Anything less, in this mode, survives a crash of the process but not of the machine.
    database.exec('pragma synchronous = full');
    database.exec('pragma foreign_keys = on');
    database.exec(`pragma wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT}`);
    return database;
  } catch (reason) {
    database.close();
    throw reason;
  }
}
