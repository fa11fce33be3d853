import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What cookies and invitations are signed with. It lies beside the data, readable for its owner
 * alone; a new one makes strangers of all guests.
 */
export async function secretIn(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret');
  try {
    const fresh = randomBytes(32).toString('hex');
    await writeFile(file, fresh, { mode: 0o600, flag: 'wx', flush: true });
    return fresh;
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason;
    return readFile(file, 'utf8');
  }
}
