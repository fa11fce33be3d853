import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { must } from '@kast/kernel';
import { nim, type NimState } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { gameRules } from '../live/game-rules.ts';
import { beginningOf, foldStretch } from '../live/open-log.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import {
  act,
  appendToLog,
  entriesIn,
  move,
  mustWork,
  openTestServer,
  openTestTable,
  seatTwo,
  type TestServer,
  TOYS,
  watch,
} from '../testing.ts';

/** What may have become of what is stored, by a bug, a bad disk or a hand. */
const DAMAGES = {
  'an illegal entry': "update entries set move = 'take 9' where match_id = ? and ply = 1",
  'an entry by nobody': "update entries set by = 'x' where match_id = ? and ply = 1",
  'a gap': 'delete from entries where match_id = ? and ply = 1',
  'a log that ends too early': 'delete from entries where match_id = ? and ply = 2',
  'options that are no JSON': "update matches set options = '{' where id = ?",
  'options that are none': "update matches set options = '7' where id = ?",
  'an option that there is not': `update matches set options = '{"heap":9,"last":"wins","x":1}' where id = ?`,
  'a value that there is not': `update matches set options = '{"heap":7,"last":"wins"}' where id = ?`,
  'a seed that is none': "update matches set seed = 'secret' where id = ?",
  'a game that there is not': "update matches set game = 'chess' where id = ?",
  'rules that there are not': 'update matches set rules_version = 99 where id = ?',
  'a person without a name': 'update seats set holder = null where match_id = ? and seat = 1',
  'a seat too many': `insert into seats (match_id, seat, kind, is_over)
    values (?, 9, 'open', 0)`,
  'a date beyond all numbers': 'update matches set last_at = 9007199254740993 where id = ?',
  'a beginning beyond all numbers': 'update matches set made_at = 9007199254740993 where id = ?',
  'a date that is none': "update matches set last_at = 'yesterday' where id = ?",
  'a revision beyond all numbers': 'update matches set revision = 9007199254740993 where id = ?',
  'a seat beyond all numbers': `insert into seats (match_id, seat, kind, is_over)
    values (?, 9007199254740993, 'open', 0)`,
  'an entry of no time': 'update entries set at = 9007199254740993 where match_id = ? and ply = 1',
  'a status that is no JSON': "update matches set to_decide = 'x' where id = ?",
} as const;

/** How many rows it changed. */
function damage({ dataDir }: TestServer, sql: string, ...values: string[]): number {
  const database = new DatabaseSync(join(dataDir, 'kast.db'));
  const { changes } = database.prepare(sql).run(...values);
  database.close();
  return Number(changes);
}

function matchFailures(metrics: string): number {
  const lines = metrics.matchAll(/^kast_match_failures_total\{reason="\w+"\} (\d+)$/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe.each(Object.entries(DAMAGES))('a stored match with %s', (_what, sql) => {
  it('says so to those at its table, and harms nobody else', async () => {
    const lines: string[] = [];
    const options = { boxes: TOYS, onLog: (line: string) => void lines.push(line) };
    const table = await openTestTable({}, options);
    const { ann, bob, carol, id, url } = table;
    const good = await seatTwo(table);
    for (const one of [table, good]) {
      for (const guest of [one.ann, one.bob, one.ann]) mustWork(await move(guest, one.id, '1'));
    }
    // The computer is awaited there, so that it is taken up at the start.
    await table.restart(async () => {
      damage(table, 'update matches set awaits_bot = 1 where id = ?', id);
      expect(damage(table, sql, id)).toBe(1);
    });

    const broken = { ok: false, error: { code: 'broken-match' } };
    expect(await ann.client.snapshot(id)).toMatchObject(broken);
    expect(await carol.client.record(id)).toMatchObject(broken);
    expect(await carol.client.history(id, 3)).toMatchObject(broken);
    expect(
      await bob.client.move(id, { question: 3, move: '1', key: 'a-key-of-bob' }),
    ).toMatchObject(broken);
    expect(await bob.client.act(id, { act: 'resign', key: 'b-key-of-bob' })).toMatchObject(broken);
    expect(await ann.client.rematch(id)).toMatchObject(broken);
    const stream = await carol.fetch(`${url}/api/matches/${id}/events`);
    expect([stream.status, await stream.json()]).toMatchObject([500, { code: 'broken-match' }]);
    const view = watch(carol, id, 0);
    await view.until(({ lost }) => lost.length > 0);
    expect(view.lost).toEqual(['broken-match']);

    const { matches } = mustWork(await carol.client.recentMatches('nim'));
    expect(matches.map((match) => match.id)).toContain(good.id);
    mustWork(await ann.client.me());
    expect(mustWork(await good.ann.client.me()).matches).toMatchObject([{ id: good.id }]);
    mustWork(await move(good.bob, good.id, '2'));
    expect(mustWork(await carol.client.snapshot(good.id)).standing).toMatchObject({ ply: 4 });
    mustWork(await act(good.ann, good.id, 'resign'));

    const { body } = await table.server.app.inject('/metrics');
    expect(matchFailures(body)).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes(id) && line.includes('"level":50'))).not.toEqual(
      [],
    );
  });
});

describe('a stored snapshot that cannot be read', () => {
  const GARBAGE = {
    'no JSON': 'x',
    'another JSON': '7',
    'an empty one': '{}',
    'an empty match': '{"match":{},"projections":[]}',
    'a match of another place': '{"match":{"ply":1},"projections":[]}',
    'a state that is none': undefined,
  };

  it('is thrown away, which is told, and the match goes on', async () => {
    const lines: string[] = [];
    const options = { boxes: TOYS, onLog: (line: string) => void lines.push(line) };
    const table = await openTestTable({}, options);
    const { ann, bob, carol, id } = table;
    await table.restart(async () => {
      const pairs = Array.from({ length: 150 }, () => ['take 1', 'undo']);
      await appendToLog(table, id, pairs.flat());
    });
    const before = mustWork(await carol.client.snapshot(id));
    for (const [what, data] of Object.entries(GARBAGE)) {
      await table.restart(async () => {
        await storeSnapshots(table, id);
        // The state of the match is swapped for another value where no other garbage is given.
        const sql = `update snapshots set data = coalesce(nullif(?, ''),
          json_set(data, '$.match.state', json('{}'))) where match_id = ?`;
        expect(damage(table, sql, data ?? '', id), what).toBe(1);
      });
      expect(mustWork(await carol.client.snapshot(id)), what).toEqual(before);
      expect(mustWork(await carol.client.history(id, 270)).plies).toHaveLength(100);
      const told = lines.splice(0).filter((line) => line.includes('snapshots of a match'));
      expect(told, what).toEqual([expect.stringContaining(id)]);
    }
    mustWork(await move(ann, id, '3'));
    mustWork(await move(bob, id, '3'));
    expect(mustWork(await carol.client.snapshot(id)).standing.ply).toBe(302);
  });

  /** As it is stored while a match is played: some plies before its end. */
  async function storeSnapshots({ dataDir }: TestServer, id: string): Promise<void> {
    const store = await openSqliteStore({ file: join(dataDir, 'kast.db') });
    const { facts, seats } = must(await store.findMatch(id), 'the match');
    const start = await beginningOf(gameRules(TOYS), facts, seats.length);
    await store.dropSnapshots(id);
    await foldStretch(store, facts, { start, from: 256, to: 256 });
    await store.close();
  }
});

describe('a match that breaks while it is live', () => {
  /** Nobody can look at a heap of three. */
  const fragile = {
    ...nim,
    info: { ...nim.info, id: 'fragile' },
    view(state: NimState) {
      if (state.heap === 3) throw new Error('three is too few to see');
      return { heap: state.heap, turn: state.turn };
    },
  };
  const boxes = [...TOYS, { info: fragile.info, rules: async () => fragile }];

  it('tells its table, once, and harms nobody else', async () => {
    const lines: string[] = [];
    const server = await openTestServer({ boxes, onLog: (line) => void lines.push(line) });
    const table = await seatTwo(server, { game: 'fragile' });
    const good = await seatTwo(server);
    const { ann, bob, carol, id, url } = table;
    const views = [ann, bob, carol].map((guest) => watch(guest, id, 0));
    const other = watch(good.carol, good.id, 0);
    mustWork(await move(ann, id, '3'));
    for (const view of views) await view.until(({ plies }) => plies.length === 1);
    // It is stored and acknowledged; what comes of it cannot be shown.
    mustWork(await move(bob, id, '3'));
    for (const view of views) {
      await view.until(({ lost }) => lost.length > 0);
      expect([view.lost, view.plies.length]).toEqual([['broken-match'], 1]);
    }
    const broken = { ok: false, error: { code: 'broken-match' } };
    expect(await ann.client.snapshot(id)).toMatchObject(broken);
    expect(await act(good.ann, good.id, 'draw')).toMatchObject({ ok: true });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    mustWork(await move(good.ann, good.id, '1'));
    await other.until(({ plies }) => plies.length === 2);
    const { body } = await server.server.app.inject('/metrics');
    expect(matchFailures(body)).toBe(1);
    expect(/^kast_broken_matches (\d+)$/m.exec(body)?.[1]).toBe('1');
    const told = lines.filter((line) => line.includes('cannot be gone on with'));
    expect(told).toEqual([expect.stringContaining(id)]);
    expect(told[0]).toContain('three is too few to see');
  });

  it('says so to who asks first after a restart, and is still whole in the store', async () => {
    const server = await openTestServer({ boxes });
    const { ann, bob, carol, id } = await seatTwo(server, { game: 'fragile' });
    for (const guest of [ann, bob]) await move(guest, id, '3');
    await server.restart();
    const broken = { ok: false, error: { code: 'broken-match' } };
    expect(await carol.client.snapshot(id)).toMatchObject(broken);
    await server.restart();
    const view = watch(carol, id, 0);
    await view.until(({ lost }) => lost.length > 0);
    expect(view.lost).toEqual(['broken-match']);
    await server.restart();
    // What was decided before is judged by the rules, which need no view; only looking fails.
    mustWork(await ann.client.move(id, { question: 2, move: '1', key: 'a-key-of-ann' }));
    expect(entriesIn(mustWork(await carol.client.snapshot(id)))).toHaveLength(3);
  });

  it('cannot be brought to a stale answer that throws', async () => {
    const server = await openTestServer({ boxes });
    const { ann, bob, id } = await seatTwo(server, { game: 'fragile' });
    for (const guest of [ann, bob]) await move(guest, id, '3');
    const late = await bob.client.move(id, { question: 1, move: '1', key: 'a-key-of-bob' });
    expect(late).toMatchObject({ ok: false, error: { code: 'broken-match' } });
  });
});
