import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storeContract } from '../store-contract.ts';
import { openDatabase } from './database.ts';
import { openSqliteStore } from './sqlite-store.ts';

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kast-store-'));
  return {
    open: () => openSqliteStore({ file: join(folder, 'kast.db') }),
    remove: () => rm(folder, { recursive: true }),
  };
});

describe('commits to SQLite', () => {
  it('are shared by everything that is asked for at once', async () => {
    const groups: number[] = [];
    const store = await openSqliteStore({
      file: ':memory:',
      onCommit: (writes) => groups.push(writes),
    });
    const names = Array.from({ length: 30 }, (_, index) => store.nameGuest(`g${index}`, 'Ann'));
    await Promise.all(names);
    await store.nameGuest('g0', 'Bob');
    expect(groups).toEqual([30, 1]);
    await store.close();
  });

  it('wait for the disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kast-store-'));
    const database = openDatabase(join(folder, 'kast.db'));
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
    database.close();
    await rm(folder, { recursive: true });
  });
});
