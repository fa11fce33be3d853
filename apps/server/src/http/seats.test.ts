import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import {
  act,
  move,
  mustWork,
  NIM,
  openTestServer,
  openTestTable,
  TOYS,
  watch,
} from '../testing.ts';

describe('seats', () => {
  it('are taken by invitation, once, and everybody is told', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob, carol] = [server.newGuest(), server.newGuest(), server.newGuest()];
    const { id, invites } = mustWork(await ann.client.newMatch(NIM));
    const view = watch(ann, id, 0);
    const token = invites[0]?.token ?? '';
    mustWork(await bob.client.rename('Bob'));
    expect(await bob.client.claimSeat(id, token)).toEqual({ ok: true, value: { seat: 2 } });
    expect(await bob.client.claimSeat(id, token)).toEqual({ ok: true, value: { seat: 2 } });
    expect(await carol.client.claimSeat(id, token)).toMatchObject({
      error: { code: 'seat-taken', seat: 2 },
    });
    await view.until(({ tables }) => tables.at(-1)?.seats[1]?.kind === 'person');
    expect(view.tables.at(-1)).toEqual({
      you: 1,
      seats: [
        { seat: 1, kind: 'person', present: true },
        { seat: 2, kind: 'person', name: 'Bob', present: false },
      ],
    });
  });

  it('can be invited to again by who set the table, and by nobody else', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob] = [server.newGuest(), server.newGuest()];
    const { id, invites } = mustWork(await ann.client.newMatch(NIM));
    expect(mustWork(await ann.client.invites(id))).toMatchObject({ invites });
    expect(await bob.client.invites(id)).toMatchObject({ error: { code: 'not-the-maker' } });
    mustWork(await bob.client.claimSeat(id, invites[0]?.token ?? ''));
    expect(mustWork(await ann.client.invites(id))).toEqual({ invites: [] });
  });

  it('are shown with names, and with who is there', async () => {
    const { ann, bob, id } = await openTestTable();
    const [hers, his] = [watch(ann, id, 0), watch(bob, id, 0)];
    await hers.until(({ tables }) => tables.at(-1)?.seats[1]?.present === true);
    mustWork(await bob.client.rename('  Bob   de Vries '));
    await hers.until(({ tables }) => tables.at(-1)?.seats[1]?.name === 'Bob de Vries');
    his.close();
    await hers.until(({ tables }) => tables.at(-1)?.seats[1]?.present === false);
    expect(hers.tables.at(-1)?.seats[0]).toMatchObject({ seat: 1, present: true });
  });

  it('show a watcher who sits down from then on what the seat may see', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob] = [server.newGuest(), server.newGuest()];
    const wish = { ...NIM, game: 'high-card' };
    const { id, invites } = mustWork(await ann.client.newMatch(wish));
    mustWork(await bob.client.me());
    const { ply } = mustWork(await bob.client.snapshot(id)).standing;
    const view = watch(bob, id, ply);
    await view.until(({ tables }) => tables.length > 0);
    expect(view.tables[0]?.you).toBeUndefined();
    mustWork(await bob.client.claimSeat(id, invites[0]?.token ?? ''));
    await view.until(({ tables }) => tables.at(-1)?.you === 2);
  });

  it('rotate in a rematch, in which both land', async () => {
    const { ann, bob, carol, id } = await openTestTable();
    const view = watch(carol, id, 0);
    expect(await ann.client.rematch(id)).toMatchObject({ error: { code: 'not-over' } });
    await act(ann, id, 'resign');
    expect(await carol.client.rematch(id)).toMatchObject({ error: { code: 'no-seat' } });
    const [hers, his] = await Promise.all([ann.client.rematch(id), bob.client.rematch(id)]);
    expect(hers).toEqual(his);
    const again = mustWork(hers).id;
    expect(again).not.toBe(id);
    await view.until(({ tables }) => tables.at(-1)?.rematch === again);
    expect(mustWork(await ann.client.snapshot(again)).you).toBe(2);
    expect(mustWork(await bob.client.snapshot(again)).you).toBe(1);
    expect(mustWork(await bob.client.snapshot(id)).rematch).toBe(again);
    expect(await move(bob, again, '1')).toMatchObject({ ok: true });
  });
});

describe('computers', () => {
  it('keep their names in every rematch, one seat on', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = server.newGuest();
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 1 as const }];
    const { id } = mustWork(await ann.client.newMatch({ ...NIM, seats }));
    const computerIn = async (match: string) => {
      const { seats: held } = mustWork(await ann.client.snapshot(match));
      const { seat, name } = must(
        held.find(({ kind }) => kind === 'bot'),
        'a computer',
      );
      return { seat, name };
    };
    const { name } = await computerIn(id);
    await act(ann, id, 'resign');
    const second = mustWork(await ann.client.rematch(id)).id;
    expect(await computerIn(second)).toEqual({ seat: 1, name });
    await act(ann, second, 'resign');
    const third = mustWork(await ann.client.rematch(second)).id;
    expect(await computerIn(third)).toEqual({ seat: 2, name });
    await server.restart();
    expect(await computerIn(third)).toEqual({ seat: 2, name });
  });
});

describe('watchers', () => {
  it('are kept out of a table that is open to nobody', async () => {
    const { ann, bob, carol, id, url } = await openTestTable({ watchers: 'nobody' });
    expect(await carol.client.snapshot(id)).toMatchObject({ error: { code: 'not-welcome' } });
    expect(await carol.client.record(id)).toMatchObject({ error: { code: 'not-welcome' } });
    const stream = await carol.fetch(`${url}/api/matches/${id}/events`);
    expect(stream.status).toBe(403);
    expect(await ann.client.snapshot(id)).toMatchObject({ ok: true });
    expect(await bob.client.snapshot(id)).toMatchObject({ ok: true });
  });

  it('let in who set the table, without a seat', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = server.newGuest();
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
    const { id, invites } = mustWork(
      await ann.client.newMatch({ ...NIM, seats, watchers: 'nobody' }),
    );
    expect(invites).toHaveLength(2);
    expect(mustWork(await ann.client.snapshot(id))).toMatchObject({ maker: true });
    expect(await move(ann, id, '1')).toMatchObject({ error: { code: 'no-seat' } });
  });
});
