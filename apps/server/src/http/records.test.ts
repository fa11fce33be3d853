import { readFile } from 'node:fs/promises';
import type { MatchRecord } from '@kast/kernel';
import type { NewMatch } from '@kast/protocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mustWork, startTestServer, type TestGuest, type TestServer } from '../testing.ts';

const TABLUT: NewMatch = {
  game: 'tablut',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  watchers: 'anyone',
};

let server: TestServer;
let ann: TestGuest;
let record: MatchRecord;

beforeAll(async () => {
  server = await startTestServer();
  ann = server.newGuest();
  const { id } = mustWork(await ann.client.newMatch(TABLUT));
  mustWork(await ann.client.move(id, { ply: 0, move: 'e4-f4', key: 'first-move' }));
  mustWork(await ann.client.move(id, { ply: 1, move: 'resign', key: 'second-move' }));
  record = mustWork(await ann.client.record(id));
});

afterAll(() => server.close());

describe('a record that is sent in', () => {
  it('is judged by the rules', async () => {
    expect(mustWork(await ann.client.judgeRecord(record))).toEqual({
      game: 'tablut',
      plies: 2,
      result: { winners: [2], rule: 'TB5.7' },
    });
  });

  it.each([
    ['no record', () => 7, { code: 'not-a-record' }],
    ['nothing', () => null, { code: 'not-a-record' }],
    ['an older format', () => ({ ...record, format: 'x' }), { field: 'format' }],
    ['another game', () => ({ ...record, game: 'chess' }), { code: 'unknown-game' }],
    ['other rules', () => ({ ...record, rulesVersion: 99 }), { code: 'unknown-rules-version' }],
    ['five seats', () => ({ ...record, seats: 5 }), { code: 'bad-setup' }],
    ['an option', () => ({ ...record, options: { king: 'lame' } }), { code: 'bad-setup' }],
    [
      'an illegal entry',
      () => ({ ...record, log: [{ by: 1, move: 'e4-e9' }] }),
      { code: 'refused-entry', at: 0 },
    ],
    ['a masked entry', () => ({ ...record, log: [{ by: 1, move: '?' }] }), { at: 0 }],
    ['another result', () => ({ ...record, result: { winners: [1], rule: 'TB4.5' } }), {}],
    ['another seed', () => ({ ...record, seed: 'ab'.repeat(32) }), {}],
  ])('is refused: %s', async (_what, broken, fault) => {
    const judged = await ann.client.judgeRecord(broken());
    expect(judged).toMatchObject({ ok: false, error: { code: 'bad-record', fault } });
  });

  it('is refused when it is larger than any match', async () => {
    const log = Array.from({ length: 60_000 }, () => ({ by: 1, move: 'e4-f4' }));
    const judged = await ann.client.judgeRecord({ ...record, log });
    expect(judged).toMatchObject({ ok: false, error: { code: 'body-too-large' } });
  });

  it('leaves nothing behind', async () => {
    const before = await readFile(`${server.dataDir}/kast.db-wal`);
    mustWork(await ann.client.judgeRecord(record));
    expect(await readFile(`${server.dataDir}/kast.db-wal`)).toEqual(before);
  });
});
