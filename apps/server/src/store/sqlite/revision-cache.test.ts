import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './database.ts';
import { revisionCache } from './revision-cache.ts';

it('revisions are read again only after another connection has written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kast-store-'));
  const [here, elsewhere] = [0, 1].map(() => openDatabase(join(folder, 'kast.db')));
  onTestFinished(async () => {
    here?.close();
    elsewhere?.close();
    await rm(folder, { recursive: true });
  });
  if (!here || !elsewhere) throw new Error('two connections');
  here.exec(`create table matches (id text primary key, revision integer)`);
  here.exec(`insert into matches values ('one', 1), ('two', 1)`);
  const revisions = revisionCache(here);
  const told = () => [...revisions.revisionsOf(['one', 'two']).values()];

  expect(told()).toEqual([1, 1]);
  here.exec(`update matches set revision = revision + 1`);
  expect(told()).toEqual([1, 1]);
  revisions.forget('one');
  expect(told()).toEqual([2, 1]);
  elsewhere.exec(`update matches set revision = revision + 1 where id = 'one'`);
  expect(told()).toEqual([3, 2]);
});
