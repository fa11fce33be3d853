import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { backup } from 'node:sqlite';
import { syncFolder } from '../sessions/session-secret.ts';
import { openDatabase } from '../store/sqlite/database.ts';

const DATABASE = 'kast.db';
const SECRET = 'session-secret';

/** In one step: otherwise every commit of the server would have it begin anew. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the embedded database and the secret of its cookies to another folder, also while a server
 * writes to them: SQLite's online backup is the database as it was at one moment. Both get their names
 * when both are on the disk, the database last: where that is, all is there.
 */
export async function backUp(dataDir: string, folder: string): Promise<void> {
  const from = join(dataDir, DATABASE);
  const to = join(folder, DATABASE);
  if (!existsSync(from)) throw new Error(`there is no ${from}`);
  // They hold the seeds of running matches.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (existsSync(to)) throw new Error(`there is a ${to} already`);
  const hasSecret = await copySecret(join(dataDir, SECRET), join(folder, SECRET));
  await copyDatabase(from, to);
  await syncFolder(folder, process.platform);
  if (hasSecret) await rename(partOf(join(folder, SECRET)), join(folder, SECRET));
  await rename(partOf(to), to);
  await syncFolder(folder, process.platform);
}

/** Where it is a setting there is no file. */
async function copySecret(from: string, to: string): Promise<boolean> {
  if (!existsSync(from)) return false;
  // The same one may be there, of a run that ended between the two names.
  if (existsSync(to) && !(await readFile(to)).equals(await readFile(from))) {
    throw new Error(`there is another ${to} already`);
  }
  await rm(partOf(to), { force: true });
  await copyFile(from, partOf(to));
  await syncFile(partOf(to));
  return true;
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const part = partOf(to);
  // What a run that was killed has left would be taken for a database to write over.
  const left = ['', '-journal', '-wal', '-shm'].map((end) => `${part}${end}`);
  await Promise.all(left.map((file) => rm(file, { force: true })));
  const database = openDatabase(from, true);
  try {
    await backup(database, part, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  await syncFile(part);
}

function partOf(file: string): string {
  return `${file}.part`;
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
