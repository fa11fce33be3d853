import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of a Linux machine that lies in its memory. */
const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** Databases of one run take a few hundred megabytes; containers often give 64. */
const ENOUGH_ROOM = 2 * GIB;
/** Beside the room: for the tests themselves, with a server or two. */
const ENOUGH_MEMORY = 6 * GIB;

/**
 * From now on this process and those that it starts write what is temporary into memory, where there is enough of it.
 * Much of a test of the store was waiting for the disk. A process that is killed loses no less there than on a disk:
 * only the power can tell the two apart, and no test cuts that.
 */
export function setup(): () => void {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(join(temporaryFolder(), 'kast-tests-'));
  // PostgreSQL does not run as root, and has a folder in there.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    remove();
  };
}

function temporaryFolder(): string {
  return hasRoom() && process.availableMemory() >= ENOUGH_MEMORY ? IN_MEMORY : tmpdir();
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_ROOM;
  } catch {
    return false;
  }
}
