import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { openDatabase } from '../store/sqlite/database.ts';

const DATABASE = 'kast.db';
const SECRET = 'session-secret';

/** In one step: otherwise every commit of the server would have it begin anew. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the embedded database and the secret of its cookies to another folder, also while a server
 * writes to them: SQLite's online backup is the database as it was at one moment. It is called by its
 * name only when it is whole.
 */
export async function backUp(dataDir: string, folder: string): Promise<void> {
  const from = join(dataDir, DATABASE);
  const to = join(folder, DATABASE);
  if (!existsSync(from)) throw new Error(`there is no ${from}`);
  // They hold the seeds of running matches.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (existsSync(to)) throw new Error(`there is a ${to} already`);
  const database = openDatabase(from, true);
  try {
    await backup(database, `${to}.part`, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  await rename(`${to}.part`, to);
  const secret = join(dataDir, SECRET);
  // Where it is a setting there is no file.
  if (existsSync(secret)) await copyFile(secret, join(folder, SECRET), constants.COPYFILE_EXCL);
}
