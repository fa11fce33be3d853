import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@kast/kernel';

/** In milliseconds, for whoever writes meanwhile. */
const BUSY_TIMEOUT = 1000;

const port = must(parentPort, 'the host of this thread');
port.on('message', () => {
  checkpoint(workerData as string);
  port.postMessage('done', []);
});

function checkpoint(file: string): void {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    // The many pages, beside everybody who writes;
    database.exec('pragma wal_checkpoint(passive)');
    // then the few that were written in the meantime, while nobody does, so that the log can begin anew.
    database.exec('pragma wal_checkpoint(restart)');
  } finally {
    database.close();
  }
}
