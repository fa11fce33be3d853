import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addition, entry, logOf, tablut } from '../contract/samples-contract.ts';
import { storeContract } from '../store-contract.ts';
import { nextTurn } from '../next-turn.ts';
import { newDatabaseFile } from './database-testing.ts';
import { openSqliteStore, type SqliteOptions } from './sqlite-store.ts';

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kast-store-'));
  const file = await newDatabaseFile(folder);
  return {
    open: () => openSqliteStore({ file }),
    remove: () => rm(folder, { recursive: true }),
  };
});

/** A store with the match `one`, and the file itself in somebody else's hands. */
async function openBeside(options: Partial<SqliteOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kast-store-'));
  const file = await newDatabaseFile(folder);
  const store = await openSqliteStore({ file, ...options });
  const beside = new DatabaseSync(file);
  onTestFinished(async () => {
    beside.close();
    await store.close();
    await rm(folder, { recursive: true });
  });
  await store.createMatch(tablut('one'));
  return { store, beside };
}

describe('commits to SQLite', () => {
  it('are shared by everything that is asked for at once', async () => {
    const groups: number[] = [];
    const { store } = await openBeside({ onCommit: (writes) => groups.push(writes) });
    const names = Array.from({ length: 30 }, (_, index) => store.nameGuest(`g${index}`, 'Ann'));
    await Promise.all(names);
    await store.nameGuest('g0', 'Bob');
    expect(groups).toEqual([1, 30, 1]);
  });

  it('wait for who writes, whole groups of them, and leave the event loop alone', async () => {
    const { store, beside } = await openBeside();
    beside.exec('begin immediate');
    const writes = Promise.all([
      store.append(addition('one', 0, entry(1, 'x'))),
      store.append(addition('one', 1, entry(1, 'y'))),
      store.nameGuest('ann', 'Ann'),
    ]);
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    expect(await logOf(store, 'one')).toEqual([]);
    beside.exec('commit');
    expect(await writes).toMatchObject([{ kind: 'appended' }, { kind: 'appended' }, undefined]);
  });

  it('fail, each and wholly, where that takes too long', async () => {
    const { store, beside } = await openBeside({ busyTries: 2 });
    beside.exec('begin immediate');
    const writes = await Promise.allSettled([
      store.append(addition('one', 0, entry(1, 'x'))),
      store.nameGuest('ann', 'Ann'),
    ]);
    expect(writes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await store.isReady()).toBe(false);
    beside.exec('rollback');
    expect(await store.isReady()).toBe(true);
    expect(await logOf(store, 'one')).toEqual([]);
    expect(await store.namesOf(['ann'])).toEqual(new Map());
  });
});

describe('damage in the file', () => {
  it.each([
    ['the status', `update matches set to_decide = '[1' where id = 'bad'`],
    ['the outcome', `update matches set outcome = '{' where id = 'bad'`],
    ['a seat', `update seats set holder = null where match_id = 'bad' and kind = 'person'`],
  ])('to %s of a match leaves it out of the public list, and is told', async (_what, damage) => {
    const told: string[] = [];
    const { store, beside } = await openBeside({ onUnreadable: (match) => told.push(match) });
    await store.createMatch(tablut('bad'));
    for (const id of ['one', 'bad']) await store.append(addition(id, 0, entry(1, 'x')));
    beside.exec(damage);
    expect((await store.publicMatchesOf('tablut', 9)).map(({ id }) => id)).toEqual(['one']);
    expect(told).toEqual(['bad']);
    expect(await store.findMatch('one')).toBeDefined();
    await expect(store.findMatch('bad')).rejects.toThrow(Error);
  });

  it('to facts that a list does not need does not matter to it', async () => {
    const { store, beside } = await openBeside();
    beside.exec(`update matches set options = 'none', seed = '', game = 'gone'`);
    expect(await store.runningMatchesOf('ann', 9)).toHaveLength(1);
    expect(await store.publicMatchesOf('gone', 9)).toEqual([]);
  });

  it('to the log is not taken for another log', async () => {
    const { store, beside } = await openBeside();
    await store.append(addition('one', 0, entry(1, 'x'), entry(2, 'y'), entry(1, 'z')));
    beside.exec(`delete from entries where ply = 1`);
    await expect(store.entriesBetween('one', 0, 9)).rejects.toThrow('no ply 1');
    expect(await store.entriesBetween('one', 2, 9)).toEqual([entry(1, 'z')]);
  });

  it('to the end of the log can be repaired', async () => {
    const { store, beside } = await openBeside();
    await store.append(addition('one', 0, entry(1, 'x'), entry(2, 'y')));
    beside.exec(`delete from entries where ply = 1`);
    const { status } = addition('one', 0, entry(1, 'x'));
    expect(await store.repairStatus('one', status)).toBe('repaired');
    const answer = await store.append(addition('one', 1, entry(2, 'again')));
    expect(answer).toMatchObject({ kind: 'appended' });
  });
});
