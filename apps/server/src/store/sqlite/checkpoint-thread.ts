import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** In milliseconds, for whoever writes meanwhile. */
const BUSY_TIMEOUT = 1000;

const database = new DatabaseSync(workerData as string, { timeout: BUSY_TIMEOUT });
// The many pages, beside everybody who writes;
database.exec('pragma wal_checkpoint(passive)');
// then the few that were written in the meantime, while nobody does, so that the log can begin anew.
database.exec('pragma wal_checkpoint(restart)');
database.close();
