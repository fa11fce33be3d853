import { registry } from '@kast/games';
import { type AnyGame, type MatchRecord, must, readWithReferee } from '@kast/kernel';
import { newKey } from '@kast/protocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  act,
  move,
  mustWork,
  seatTwo,
  startTestServer,
  type TestGuest,
  type TestServer,
  type TestTable,
  watch,
} from '../testing.ts';

/** Legal for a hand (LK8.2), and good enough to leave the pan. */
const HAND = '12,25,38,45,45,30,0,-30,-45,-30,-10,0,0,0,0,0,0,0,0,0';

const FELL = /^chance fall (caught|missed|invalid) [1-6]$/;

const box = must(
  registry.find(({ info }) => info.id === 'leibkoeche'),
  'Die Leibköche',
);
let game: AnyGame;
let server: TestServer;
let table: TestTable;
let thrower: TestGuest;
let ply: number;

beforeAll(async () => {
  game = await box.rules();
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  const options = { toss: 'skill', assist: 'off' };
  table = await seatTwo(server, { game: 'leibkoeche', options });
  const { standing } = mustWork(await table.carol.client.snapshot(table.id));
  thrower = standing.toDecide[0] === 1 ? table.ann : table.bob;
  ply = standing.ply;
});

const toss = (text: string) => move(thrower, table.id, text);

describe('a toss by hand, online', () => {
  it('LK8.2 is decided by the server, and everybody sees the same', async () => {
    const { ann, bob, carol, id } = table;
    const views = [ann, bob, carol].map((guest) => watch(guest, id, ply));
    expect(await toss(`toss ${HAND}`)).toEqual({ ok: true, value: { ply: ply + 1 } });
    for (const view of views) await view.until(({ plies }) => plies.length >= 2);
    const [hers, ...others] = views.map(({ plies }) =>
      plies.slice(0, 2).map(({ happening }) => happening),
    );
    const [tossed, fell] = hers ?? [];
    expect(tossed).toMatchObject({
      entry: { move: `toss ${HAND}` },
      events: [{ kind: 'tossed' }],
    });
    expect(`${fell?.entry.by} ${fell?.entry.move}`).toMatch(FELL);
    for (const one of others) expect(one).toEqual(hers);
  });

  it.each([
    ['the fall itself', 'fall caught 6', 'LK3.1'],
    ['a hand that was cut off', 'toss 12,25', 'LK8.2'],
    ['a list that was cut off', 'toss 12,25,38,45,45,', 'LK8.2'],
    ['a hand that never ends', `toss ${Array.from({ length: 900 }, () => 1).join(',')}`, 'LK8.2'],
    ['no whole numbers', 'toss 1.5,2,3,4,5', 'LK8.2'],
    ['faster than a hand', 'toss 40,80,101,80,40', 'LK8.2'],
    ['sharper than a hand', 'toss 0,41,0,0,0', 'LK8.2'],
    ['a number beyond all', 'toss 0,999999999,0,0,0', 'LK8.2'],
    ['chance where hands are asked for', 'toss half', 'LK9.2'],
    ['words', 'toss well', 'T1'],
  ])('is refused without a trace, and can be made again: %s', async (_what, text, rule) => {
    expect(await toss(text)).toMatchObject({ ok: false, error: { code: 'refused', rule } });
    expect(mustWork(await table.ann.client.snapshot(table.id)).standing.ply).toBe(ply);
    expect(await toss(`toss ${HAND}`)).toMatchObject({ ok: true });
  });

  it.each([
    ['longer than any move', 'x'.repeat(2001), 'bad-request'],
    ['huge', '1,'.repeat(50_000), 'body-too-large'],
  ])('is not even read where it is %s', async (_what, trace, code) => {
    expect(await toss(`toss ${trace}`)).toMatchObject({ ok: false, error: { code } });
    expect(mustWork(await table.ann.client.snapshot(table.id)).standing.ply).toBe(ply);
  });

  it('is one toss, however often it is sent', async () => {
    const decision = { question: ply, move: `toss ${HAND}`, key: newKey() };
    const send = () => thrower.client.move(table.id, decision);
    for (const answer of [...(await Promise.all([send(), send()])), await send()]) {
      expect(answer).toEqual({ ok: true, value: { ply: ply + 1 } });
    }
    const { log } = mustWork(await table.ann.client.record(table.id));
    expect(log.filter(({ move: text }) => text.startsWith('toss'))).toHaveLength(1);
  });

  it('comes too late for a question that is gone, and falls nowhere', async () => {
    mustWork(await toss(`toss ${HAND}`));
    const late = { question: ply, move: 'toss 5,5,5,0,-5', key: newKey() };
    const answer = await thrower.client.move(table.id, late);
    expect(answer).toMatchObject({ ok: false, error: { code: 'stale' } });
    const missed = answer.ok || answer.error.code !== 'stale' ? [] : answer.error.missed;
    expect(missed?.map(({ happening }) => happening.entry.by)).toContain('chance');
  });
});

describe('the record of a toss', () => {
  async function recordAfterToss(): Promise<MatchRecord> {
    mustWork(await toss(`toss ${HAND}`));
    mustWork(await act(thrower, table.id, 'resign'));
    return mustWork(await table.carol.client.record(table.id));
  }

  it('T7 is judged again by anybody who has the referee', async () => {
    const record = await recordAfterToss();
    expect(await readWithReferee(record, game, box.referee)).toMatchObject({ ok: true });
    expect(await table.carol.client.judgeRecord(record)).toMatchObject({ ok: true });
  });

  it('T7 is refused where the fall was forged, with its place and what it was', async () => {
    const record = await recordAfterToss();
    const at = record.log.findIndex(({ move: text }) => text.startsWith('fall'));
    const real = record.log[at]?.move ?? '';
    const move = real.replace(/caught|missed|invalid/, (it) =>
      it === 'missed' ? 'caught' : 'missed',
    );
    // What was played after it may not be possible after another fall.
    const log = [...record.log.slice(0, at), { by: 'chance', move }, record.log.at(-1)];
    expect(await table.carol.client.judgeRecord({ ...record, log })).toMatchObject({
      ok: false,
      error: {
        code: 'bad-record',
        fault: { code: 'wrong-verdict', at, rule: 'T7', expected: real },
      },
    });
  });
});
