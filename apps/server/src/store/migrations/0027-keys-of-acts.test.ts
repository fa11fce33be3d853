import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addition, entry, tablut } from '../contract/samples-contract.ts';
import { openDatabase } from '../sqlite/database.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';

it('a process of the version before finds every key, and enters no act twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kast-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'kast.db');
  const store = await openSqliteStore({ file });
  onTestFinished(() => store.close());
  await store.createMatch(tablut('one'));
  await store.append(addition('one', 0, entry(1, 'e3-e4', 'move'), entry(1, 'undo', 'act')));
  // With the statements that it knows.
  const before = openDatabase(file);
  onTestFinished(() => before.close());
  const plyOfKey = before.prepare(
    'select ply from entries where match_id = ? and "by" = ? and key = ?',
  );
  expect(['move', 'act', 'none'].map((key) => plyOfKey.get('one', '1', key)?.['ply'])).toEqual([
    0,
    1,
    undefined,
  ]);
  const insert = before.prepare(
    'insert into entries (match_id, ply, "by", move, at, key) values (?, ?, ?, ?, ?, ?)',
  );
  expect(() => insert.run('one', 2, '1', 'undo', 1000, 'act')).toThrow('UNIQUE');
});
