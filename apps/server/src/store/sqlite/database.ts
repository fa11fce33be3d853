import { DatabaseSync } from 'node:sqlite';

export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('pragma journal_mode = wal');
  // Anything less, in this mode, survives a crash of the process but not of the machine.
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  return database;
}
