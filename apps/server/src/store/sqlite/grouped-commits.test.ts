import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addition, entry, tablut } from '../contract/samples-contract.ts';
import { nextTurn } from '../next-turn.ts';
import type { Schema } from '../schema.ts';
import { openDatabase } from './database.ts';
import { nodeSqliteDialect } from './dialect.ts';
import { groupedCommits } from './grouped-commits.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { writeAheadLogOf } from './write-ahead-log.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'kast-commits-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

/** Commits to a real file, whose flushes are let through one by one. */
async function commitsTo(path: string) {
  const database = openDatabase(join(path, 'kast.db'));
  database.exec('create table notes (text text)');
  const flushes: PromiseWithResolvers<void>[] = [];
  let failure: Error | undefined;
  const { commitNow } = groupedCommits({
    database,
    db: new Kysely<Schema>({ dialect: nodeSqliteDialect(database) }),
    log: {
      flush() {
        flushes.push(Promise.withResolvers<void>());
        return flushes.at(-1)?.promise ?? Promise.resolve();
      },
      assertSound() {
        if (failure) throw failure;
      },
    },
    tries: 1,
    onCommit: () => undefined,
  });
  const answered: string[] = [];
  const write = (text: string): Promise<void> =>
    commitNow(() => database.prepare('insert into notes values (?)').run(text)).then(
      () => void answered.push(text),
    );
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn++) await nextTurn();
  };
  onTestFinished(() => database.close());
  return {
    database,
    commitNow,
    flushes,
    write,
    turns,
    answered,
    fail: (reason: Error): void => {
      failure = reason;
      flushes.at(-1)?.reject(reason);
    },
  };
}

describe('commits that wait for the disk', () => {
  it('are answered when it has what they wrote, and no sooner', async () => {
    const { flushes, write, turns, answered } = await commitsTo(await folder());
    const first = write('one');
    await turns();
    expect(answered).toEqual([]);
    // Asked for while the disk is busy: together in the next.
    const others = [write('two'), write('three')];
    await turns();
    expect(flushes).toHaveLength(1);
    flushes[0]?.resolve();
    await first;
    await turns();
    expect(answered).toEqual(['one']);
    expect(flushes).toHaveLength(2);
    flushes[1]?.resolve();
    await Promise.all(others);
    expect(answered).toEqual(['one', 'two', 'three']);
  });

  it('fail where it fails, and so does everything after', async () => {
    const { write, turns, answered, fail, flushes } = await commitsTo(await folder());
    const [first] = await Promise.allSettled([
      write('one'),
      turns().then(() => fail(new Error('no such disk'))),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'no such disk' } });
    await expect(write('two')).rejects.toThrow('no such disk');
    expect(answered).toEqual([]);
    expect(flushes).toHaveLength(1);
  });
});

describe('a commit that fails within its group', () => {
  it('takes no other along, and leaves nothing behind', async () => {
    const { database, commitNow, flushes, write, turns } = await commitsTo(await folder());
    const failing = commitNow(() => {
      database.prepare('insert into notes values (?)').run('half');
      throw new Error('it cannot be');
    });
    const group = Promise.allSettled([write('one'), failing, write('two')]);
    await turns();
    flushes[0]?.resolve();
    expect((await group).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    await expect(failing).rejects.toThrow('it cannot be');
    expect(flushes).toHaveLength(1);
    expect(notesIn(database)).toEqual(['one', 'two']);
  });

  it('may undo what it has written, and nothing of the others', async () => {
    const { database, commitNow, flushes, write, turns } = await commitsTo(await folder());
    const undone = commitNow((undo) => {
      database.prepare('insert into notes values (?)').run('half');
      undo();
      return 'refused';
    });
    const group = Promise.all([write('one'), undone, write('two')]);
    await turns();
    flushes[0]?.resolve();
    expect(await group).toEqual([undefined, 'refused', undefined]);
    expect(notesIn(database)).toEqual(['one', 'two']);
  });
});

function notesIn(database: DatabaseSync): readonly unknown[] {
  return database
    .prepare('select text from notes order by rowid')
    .all()
    .map(({ text }) => text);
}

describe('the write-ahead log', () => {
  it('says that it failed for good where it cannot be flushed', async () => {
    const log = writeAheadLogOf(join(await folder(), 'nothing.db'));
    log.assertSound();
    await expect(log.flush()).rejects.toThrow('the disk failed to keep what was written');
    expect(() => log.assertSound()).toThrow('the disk failed to keep what was written');
  });

  it('is carried over into the file by a thread, and begins anew, with nothing lost', async () => {
    const file = join(await folder(), 'kast.db');
    const failures: unknown[] = [];
    const store = await openSqliteStore({
      file,
      checkpointAfterWorks: 20,
      onFailure: (reason) => failures.push(reason),
    });
    await store.createMatch(tablut('one'));
    const first = await beginningsOf(`${file}-wal`);
    let plies = 0;
    do {
      const appended = await store.append(addition('one', plies, entry(1, `${plies}`)));
      expect(appended).toMatchObject({ kind: 'appended' });
      plies += 1;
    } while ((await beginningsOf(`${file}-wal`)) === first);
    await store.close();
    const database = new DatabaseSync(file);
    expect(database.prepare('select count(*) as plies from entries').get()).toEqual({ plies });
    database.close();
    expect(failures).toEqual([]);
  });
});

/** How often this log has begun anew, as its head says. */
async function beginningsOf(log: string): Promise<number> {
  return (await readFile(log)).readUInt32BE(12);
}
