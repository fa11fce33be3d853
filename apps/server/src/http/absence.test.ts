import { join } from 'node:path';
import { newKey } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import {
  move,
  mustWork,
  newGuest,
  openTestTable,
  type TestGuest,
  type TestTable,
  watch,
} from '../testing.ts';

function sayAway({ url, id }: Pick<TestTable, 'url' | 'id'>, guest: TestGuest): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return guest.fetch(`${url}/api/matches/${id}/away`, { method: 'POST', headers, body: '{}' });
}

describe('leaving a table', () => {
  it('T12 is told to the others as closed or lost, and taken back by coming again', async () => {
    const table = await openTestTable({ absence: 'forfeit' });
    const { ann, bob, id } = table;
    const others = watch(bob, id, 0);
    const annIs = (state: object) =>
      others.until(({ tables }) => {
        const seat = tables.at(-1)?.seats[0];
        return (
          JSON.stringify({ ...seat }) === JSON.stringify({ seat: 1, kind: 'person', ...state })
        );
      });
    const first = watch(ann, id, 0);
    await annIs({ present: true });
    first.close();
    await annIs({ present: false, away: 'lost' });
    expect((await sayAway(table, ann)).status).toBe(200);
    await annIs({ present: false, away: 'closed' });
    watch(ann, id, 0);
    await annIs({ present: true });
    // Whoever is at another device is there.
    expect((await sayAway(table, ann)).status).toBe(200);
    expect(mustWork(await bob.client.snapshot(id)).seats[0]?.present).toBe(true);
    expect(mustWork(await bob.client.snapshot(id)).absence).toBe('forfeit');
  });

  it('T12 is for who sits there, and means nothing where the table waits', async () => {
    const table = await openTestTable();
    expect((await sayAway(table, table.carol)).status).toBe(403);
    expect((await sayAway(table, table.ann)).status).toBe(200);
    const { seats, absence } = mustWork(await table.bob.client.snapshot(table.id));
    expect([seats[0]?.away, absence]).toEqual([undefined, undefined]);
  });

  it('T10 T12 is not closing one of two devices, at either of which the seat is the same', async () => {
    const { ann, bob, id, url } = await openTestTable({ absence: 'forfeit' });
    const phone = newGuest(url);
    phone.cookie = ann.cookie;
    const [desk, pocket] = [watch(ann, id, 0), watch(phone, id, 0)];
    for (const one of [desk, pocket]) await one.until(({ tables }) => tables.length > 0);
    expect((await sayAway({ id, url }, phone)).status).toBe(200);
    pocket.close();
    // Either decides, and the other is told.
    mustWork(await move(phone, id, '1'));
    await desk.until(({ plies }) => plies.length === 1);
    mustWork(await move(bob, id, '1'));
    const decision = { question: 2, key: newKey() };
    mustWork(await ann.client.move(id, { ...decision, move: '1' }));
    const late = await phone.client.move(id, { ...decision, move: '2', key: newKey() });
    expect(late).toMatchObject({ ok: false, error: { code: 'stale' } });
    const [seat] = mustWork(await bob.client.snapshot(id)).seats;
    expect(seat).toEqual({ seat: 1, kind: 'person', present: true });
  });

  it('T12 is not what a stop of the server does', async () => {
    const table = await openTestTable({ absence: 'forfeit' });
    const { ann, bob, id, dataDir } = table;
    const streams = [watch(ann, id, 0), watch(bob, id, 0)];
    for (const stream of streams) {
      await stream.until(
        ({ tables }) => tables.at(-1)?.seats.every(({ present }) => present) === true,
      );
    }
    await table.restart(async () => {
      for (const stream of streams) stream.close();
      const store = await openSqliteStore({ file: join(dataDir, 'kast.db'), readOnly: true });
      expect(await store.awaySeats(9)).toEqual([]);
      await store.close();
    });
  });

  it('T12 days off are asked for where there are any', async () => {
    const clock = { kind: 'days', days: 1, weekend: false, night: false, zone: 'UTC' } as const;
    const table = await openTestTable({ clock });
    expect(await table.ann.client.takeHoliday(table.id, 3)).toEqual({
      ok: true,
      value: { left: 18 },
    });
    const { clock: shown } = mustWork(await table.bob.client.snapshot(table.id));
    expect(shown?.seats.map(({ holidays }) => holidays)).toEqual([18, 21]);
    const other = await openTestTable();
    expect(await other.ann.client.takeHoliday(other.id, 1)).toMatchObject({
      ok: false,
      error: { code: 'bad-clock', problem: 'not-by-days' },
    });
  });
});
