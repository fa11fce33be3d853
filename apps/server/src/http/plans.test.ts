import { connectToPlans } from '@kast/protocol/plan-client';
import { describe, expect, it, vi } from 'vitest';
import {
  act,
  inTestTransport,
  move,
  mustWork,
  openTestTable,
  type TestGuest,
  type TestTable,
  watch,
} from '../testing.ts';

function plansOf({ url }: TestTable, guest: TestGuest) {
  return connectToPlans(
    url,
    inTestTransport((address, init) => guest.fetch(address, init)),
  );
}

/** Ann has set a table of Nim, and is asked first; Bob plans. */
async function openPlanned(lines: string[][]) {
  const table = await openTestTable();
  const bobs = plansOf(table, table.bob);
  const plan = await bobs.put(table.id, { ply: 0, lines });
  return { table, bobs, plan };
}

async function logOf({ ann, id }: TestTable): Promise<string[]> {
  const { log } = mustWork(await ann.client.record(id));
  return log.map((entry) => `${entry.by} ${entry.move}`);
}

describe('T15 planned moves', () => {
  it('are entered at once while the match follows them, also after a restart', async () => {
    const { table, bobs, plan } = await openPlanned([
      ['1', '2', '1', '3'],
      ['2', '1'],
    ]);
    expect(mustWork(plan)).toMatchObject({ seat: 2, ply: 0 });
    mustWork(await move(table.ann, table.id, '1'));
    await vi.waitFor(async () => expect(await logOf(table)).toEqual(['1 take 1', '2 take 2']));
    expect(mustWork(await bobs.get(table.id)).lines).toEqual([['take 1', 'take 3']]);
    await table.restart();
    mustWork(await move(table.ann, table.id, '1'));
    await vi.waitFor(async () => expect(await logOf(table)).toHaveLength(4));
    expect((await logOf(table)).at(-1)).toBe('2 take 3');
    expect(mustWork(await bobs.get(table.id)).lines).toEqual([]);
  });

  it('are forgotten when the match leaves them', async () => {
    const { table, bobs } = await openPlanned([['1', '2']]);
    mustWork(await move(table.ann, table.id, '3'));
    await vi.waitFor(async () => expect(mustWork(await bobs.get(table.id)).lines).toEqual([]));
    expect(await logOf(table)).toEqual(['1 take 3']);
    mustWork(await act(table.ann, table.id, 'undo'));
    mustWork(await move(table.ann, table.id, '1'));
    expect(await logOf(table)).toEqual(['1 take 3', '1 undo', '1 take 1']);
  });

  it('stand an offer of a draw, and go with who resigns', async () => {
    const { table } = await openPlanned([['1', '2']]);
    mustWork(await act(table.ann, table.id, 'draw'));
    mustWork(await move(table.ann, table.id, '1'));
    await vi.waitFor(async () =>
      expect(await logOf(table)).toEqual(['1 draw', '1 take 1', '2 take 2']),
    );
  });

  it('let their owner move first', async () => {
    const { table, bobs } = await openPlanned([['1', '2']]);
    expect(mustWork(await bobs.put(table.id, { ply: 0, lines: [] })).lines).toEqual([]);
    mustWork(await move(table.ann, table.id, '1'));
    mustWork(await move(table.bob, table.id, '3'));
    expect(await logOf(table)).toEqual(['1 take 1', '2 take 3']);
  });

  it('are refused where they cannot come, or come too late', async () => {
    const { table, bobs } = await openPlanned([]);
    const problem = async (ply: number, lines: string[][]) => {
      const answer = await bobs.put(table.id, { ply, lines });
      return answer.ok ? 'planned' : answer.error;
    };
    expect(await problem(1, [['1', '2']])).toMatchObject({ code: 'bad-plan', problem: 'gone-on' });
    expect(await problem(0, [['1', 'x']])).toMatchObject({ code: 'refused' });
    for (const act of ['resign', 'draw', 'undo', 'forfeit 1 clock']) {
      const refused = { code: 'refused', rule: 'T1' };
      expect(await problem(0, [['1', act]])).toMatchObject(refused);
      expect(await problem(0, [[act, '2']])).toMatchObject(refused);
    }
    expect(await problem(0, [Array<string>(13).fill('1')])).toMatchObject({ code: 'bad-request' });
    const many = Array.from({ length: 9 }, () => ['1', '2']);
    expect(await problem(0, many)).toMatchObject({ code: 'bad-request' });
  });

  it('are in nobody else’s bytes, neither when they are made nor when they are read', async () => {
    const table = await openTestTable();
    const others = [table.ann, table.newGuest()];
    const streams = others.map((guest) => watch(guest, table.id, 0));
    for (const stream of streams) await stream.until(({ tables }) => tables.length > 0);
    const answers = async (): Promise<string[]> =>
      Promise.all(
        others.flatMap((guest) =>
          ['', '/record', '/history?before=0'].map(async (path) => {
            const answer = await guest.fetch(`${table.url}/api/matches/${table.id}${path}`);
            return `${answer.status} ${await answer.text()}`;
          }),
        ),
      );
    const before = await answers();
    const told = streams.map(({ tables }) => tables.length);
    const bobs = plansOf(table, table.bob);
    mustWork(await bobs.put(table.id, { ply: 0, lines: [['1', '2']] }));
    mustWork(await bobs.get(table.id));
    expect(await answers()).toEqual(before);
    expect(streams.map(({ tables }) => tables.length)).toEqual(told);
    expect(mustWork(await plansOf(table, table.ann).get(table.id)).lines).toEqual([]);
    const stranger = await plansOf(table, table.newGuest()).get(table.id);
    expect(stranger).toMatchObject({ error: { code: 'no-seat' } });
  });
});
