import { newKey } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import {
  entriesIn,
  move,
  mustWork,
  openTestTable,
  type TestServerOptions,
  TOYS,
  watch,
} from '../testing.ts';
import { CLUMSY_REFEREE_FILE } from '../workers/testing.ts';

const openQuoits = (options: TestServerOptions = { boxes: TOYS }) =>
  openTestTable({ game: 'quoits' }, options);

const CLUMSY = { boxes: TOYS, workerFile: CLUMSY_REFEREE_FILE };

describe('a throw by hand', () => {
  it('is judged by the referee, and everybody sees the same', async () => {
    const { ann, bob, carol, id } = await openQuoits();
    const views = [ann, bob, carol].map((guest) => watch(guest, id, 0));
    expect(await move(ann, id, 'throw 12,-3')).toEqual({ ok: true, value: { ply: 1 } });
    for (const view of views) await view.until(({ plies }) => plies.length === 2);
    const [hers, ...others] = views.map(({ plies }) => plies.map(({ happening }) => happening));
    expect(hers).toMatchObject([
      { entry: { by: 1, move: 'throw 12,-3' } },
      { entry: { by: 'chance', move: 'lands 2' } },
    ]);
    for (const one of others) expect(one).toEqual(hers);
    expect(views[0]?.plies[1]?.standing).toMatchObject({ toDecide: [2] });
    expect(views[0]?.plies[1]?.standing.takeBack).toBeUndefined();
  });

  it('is played out with others to its end, and its record is judged again', async () => {
    const { ann, bob, id } = await openQuoits();
    for (const [guest, hand] of [
      [ann, '1'],
      [bob, 'blind'],
      [ann, '2,2'],
      [bob, '-20,20'],
      [ann, 'blind'],
      [bob, '3'],
    ] as const) {
      mustWork(await move(guest, id, `throw ${hand}`));
    }
    const { log, result } = mustWork(await ann.client.record(id));
    expect(log).toHaveLength(12);
    expect(result).toMatchObject({ rule: 'QU4' });
  });

  it.each([
    ['a verdict of one’s own', 'lands 3', 'QU3'],
    ['more than a hand can', 'throw 12,21', 'QU2'],
    ['too long a hand', 'throw 1,2,3,4,5', 'QU2'],
    ['half a hand', 'throw 1,', 'T1'],
    ['no whole numbers', 'throw 1.5', 'T1'],
  ])('is refused, and can be made again: %s', async (_what, text, rule) => {
    const { ann, bob, id } = await openQuoits();
    const answer = await move(ann, id, text);
    expect(answer).toMatchObject({ ok: false, error: { code: 'refused', rule } });
    expect(mustWork(await bob.client.snapshot(id)).standing.ply).toBe(0);
    expect(await move(ann, id, 'throw 12')).toMatchObject({ ok: true });
  });

  it('is made once, however often it is sent', async () => {
    const { ann, id } = await openQuoits();
    const decision = { question: 0, move: 'throw 7', key: newKey() };
    const answers = await Promise.all([1, 2, 3].map(() => ann.client.move(id, decision)));
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: { ply: 1 } });
    expect(mustWork(await ann.client.snapshot(id)).standing.ply).toBe(2);
  });

  it('comes too late where another one was made, and is told how that fell', async () => {
    const { ann, id } = await openQuoits();
    const throws = ['throw 1', 'throw 2'].map((text) =>
      ann.client.move(id, { question: 0, move: text, key: newKey() }),
    );
    const answers = await Promise.all(throws);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const late = answers.find(({ ok }) => !ok);
    const missed = [
      { happening: { entry: { by: 1 } } },
      { happening: { entry: { by: 'chance' } } },
    ];
    expect(late).toMatchObject({ error: { code: 'stale', standing: { ply: 2 }, missed } });
  });
});

describe('a referee that fails', () => {
  it('leaves no trace of the throw, which can be made again', async () => {
    const lines: string[] = [];
    const onLog = (line: string) => void lines.push(line);
    const { ann, id, server, url } = await openQuoits({ ...CLUMSY, onLog });
    const decision = { question: 0, move: 'throw 12,-3', key: newKey() };
    const response = await ann.fetch(`${url}/api/matches/${id}/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(decision),
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'no-verdict' });
    expect(mustWork(await ann.client.snapshot(id))).toMatchObject({
      standing: { ply: 0, toDecide: [1] },
    });
    expect(lines.join('')).toContain('a referee failed to judge');
    const { body } = await server.app.inject('/metrics');
    expect(body).toContain('kast_referee_failures_total{game="quoits"} 1');
    expect(body).toContain('kast_moves_total{game="quoits",answer="no-verdict"} 1');
    expect(await ann.client.move(id, decision)).toEqual({ ok: true, value: { ply: 1 } });
    expect(mustWork(await ann.client.snapshot(id)).standing.ply).toBe(2);
  });
});

describe('a match that was left waiting for the referee', () => {
  const THROWN = { by: 1, move: 'throw 12,-3', at: 1, key: undefined };
  const SETTLED = [
    { by: 1, move: 'throw 12,-3' },
    { by: 'chance', move: 'lands 2' },
  ];

  async function leaveWaiting(options?: TestServerOptions) {
    const table = await openQuoits(options);
    await table.restart(async () => {
      const store = await openSqliteStore({ file: `${table.dataDir}/kast.db` });
      const status = { ply: 1, toDecide: [], outcome: undefined, lastAt: 1, awaitsBot: false };
      await store.append({
        match: table.id,
        ply: 0,
        rulesVersion: 1,
        entries: [THROWN],
        status,
      });
      await store.close();
    });
    return table;
  }

  it('goes on when it is opened', async () => {
    const { ann, bob, id, dataDir } = await leaveWaiting();
    const view = watch(ann, id, 0);
    await view.until(({ plies }) => plies.length === 2);
    expect(entriesIn(mustWork(await ann.client.snapshot(id)))).toEqual(SETTLED);
    expect(await move(bob, id, 'throw 3')).toMatchObject({ ok: true });
    const store = await openSqliteStore({ file: `${dataDir}/kast.db` });
    const stored = await store.findMatch(id);
    await store.close();
    expect(stored?.status.ply).toBe(4);
  });

  it('can be looked at where the referee fails, and goes on with the next who comes', async () => {
    const lines: string[] = [];
    const table = await leaveWaiting({ ...CLUMSY, onLog: (line) => void lines.push(line) });
    const { ann, bob, id } = table;
    const { standing } = mustWork(await bob.client.snapshot(id));
    expect([standing.ply, standing.toDecide]).toEqual([1, []]);
    const early = await bob.client.move(id, { question: 1, move: 'throw 3', key: newKey() });
    expect(early).toMatchObject({ ok: false, error: { code: 'refused', rule: 'T7' } });
    const first = watch(bob, id, 0);
    await first.until(({ plies }) => plies.length > 0);
    const second = watch(ann, id, 0);
    await second.until(({ plies }) => plies.length === 2);
    expect(entriesIn(mustWork(await ann.client.snapshot(id)))).toEqual(SETTLED);
    expect(lines.join('')).toContain('a referee failed to judge');
  });
});
