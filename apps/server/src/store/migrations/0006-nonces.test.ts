import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addition, entry } from '../contract/samples-contract.ts';
import { openDatabase } from '../sqlite/database.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';

it('what a process of the version before goes on to write is drawn from the seed alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kast-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'kast.db');
  const store = await openSqliteStore({ file });
  onTestFinished(() => store.close());
  // With the columns that it knows.
  const before = openDatabase(file);
  before.exec(`
    insert into matches (id, game, rules_version, options, watchers, seed, maker, account, made_at,
      rematch_of, ply, to_decide, outcome, last_at, awaits_bot, is_over, is_begun, revision)
    values ('one', 'tablut', 1, '{}', 'anyone', 'ab', 'ann', 'home', 1000,
      null, 1, '[1]', null, 1000, 0, 0, 0, 1);
    insert into seats (match_id, seat, kind, holder, level, is_over)
    values ('one', 1, 'person', 'ann', null, 0), ('one', 2, 'open', null, null, 0);
    insert into entries (match_id, ply, "by", move, at, key)
    values ('one', 0, 'chance', 'a deal', 1000, null);
  `);
  before.close();
  const found = await store.findMatch('one');
  expect(found?.nonces).toBeUndefined();
  expect(found?.seats[0]).toEqual({ seat: 1, kind: 'person', holder: 'ann' });
  expect(await store.takeSeat('one', 2, 'bob')).toBe('taken');
  expect(await store.stepNonce('one', 1, { kind: 'withhold' }, 0)).toBe('conflict');
  expect(await store.append(addition('one', 1, entry(1, 'x')))).toMatchObject({ kind: 'appended' });
});
