import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it, onTestFinished } from 'vitest';
import { addition, entry, logOf, status } from '../contract/samples-contract.ts';
import { openDatabase } from '../sqlite/database.ts';
import { nodeSqliteDialect } from '../sqlite/dialect.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import { matchesAndGuests } from './0001-matches-and-guests.ts';

/** Matches as they were stored before there was a status. */
async function oldFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kast-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'kast.db');
  const database = openDatabase(file);
  const db = new Kysely<unknown>({ dialect: nodeSqliteDialect(database) });
  const migrations = { '0001-matches-and-guests': matchesAndGuests };
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  expect(error).toBeUndefined();
  const match = (id: string, isOver: number) =>
    `('${id}', 'tablut', 1, '{}', 'anyone', 'ab', 'ann', 1000, null, 2000, ${isOver})`;
  database.exec(`
    insert into matches values ${match('new', 0)}, ${match('begun', 0)}, ${match('over', 1)};
    insert into seats values
      ('new', 1, 'person', 'ann', null), ('new', 2, 'bot', null, 3),
      ('begun', 1, 'person', 'ann', null), ('begun', 2, 'open', null, null),
      ('over', 1, 'person', 'ann', null), ('over', 2, 'bot', null, 3);
    insert into entries values
      ('new', 0, 'chance', 'a deal', 1500, null),
      ('begun', 0, 'chance', 'a deal', 1500, null),
      ('begun', 1, '1', 'd5-d6', 2000, 'ann:a-key'),
      ('over', 0, '1', 'resign', 2000, null);
    insert into guests values ('ann', 'Ann');
  `);
  await db.destroy();
  return file;
}

it('old matches are brought along, and played on', async () => {
  const store = await openSqliteStore({ file: await oldFile() });
  onTestFinished(() => store.close());
  const unknown = { toDecide: [], outcome: undefined, lastAt: 2000 };
  expect(await store.findMatch('new')).toMatchObject({
    status: { ...unknown, ply: 1, awaitsBot: true },
    revision: 0,
  });
  expect(await store.findMatch('begun')).toMatchObject({ status: { ...unknown, ply: 2 } });
  expect(await store.findMatch('over')).toMatchObject({
    status: { ...unknown, ply: 1, awaitsBot: false },
  });
  expect(await logOf(store, 'begun')).toEqual([
    { by: 'chance', move: 'a deal', at: 1500, key: undefined },
    { by: 1, move: 'd5-d6', at: 2000, key: 'ann:a-key' },
  ]);
  expect(await store.namesOf(['ann'])).toEqual(new Map([['ann', 'Ann']]));
  expect(await store.append(addition('begun', 1, entry(2, 'x')))).toEqual({ kind: 'conflict' });
  expect(await store.append(addition('begun', 2, entry(2, 'x')))).toMatchObject({
    kind: 'appended',
  });
});

it('old matches are listed, and each that runs is opened once', async () => {
  const store = await openSqliteStore({ file: await oldFile() });
  onTestFinished(() => store.close());
  const running = await store.runningMatchesOf('ann', 9);
  expect(running.map(({ id }) => id).toSorted()).toEqual(['begun', 'new']);
  const open = await store.publicMatchesOf('tablut', 9);
  expect(open.map(({ id }) => id).toSorted()).toEqual(['begun', 'over']);
  expect(await store.matchesAwaitingBots(9)).toEqual(['begun', 'new']);
  await store.repairStatus('begun', status(2));
  expect(await store.matchesAwaitingBots(9)).toEqual(['new']);
});
