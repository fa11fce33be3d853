import { describe, expect, it } from 'vitest';
import { move, mustWork, NIM, openTestServer, type TestGuest, TOYS, watch } from '../testing.ts';

const OPEN = { kind: 'open' } as const;

describe('a table that waits for somebody', () => {
  it('is told to who was invited, also where nobody may look on, and nothing more', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob, carol] = [server.newGuest(), server.newGuest(), server.newGuest()];
    mustWork(await ann.client.rename('Ann'));
    const { id, invites } = mustWork(
      await ann.client.newMatch({ ...NIM, seats: [OPEN, OPEN], watchers: 'nobody' }),
    );
    const [first, second] = invites;
    mustWork(await bob.client.rename('Bob'));
    mustWork(await bob.client.claimSeat(id, first?.token ?? ''));
    expect(mustWork(await carol.client.invitation(id, second?.token ?? ''))).toEqual({
      game: 'nim',
      options: expect.any(Object) as object,
      seat: 2,
      host: 'Ann',
      seats: [
        { seat: 1, kind: 'person', name: 'Bob', present: false },
        { seat: 2, kind: 'open', present: false },
      ],
    });
    expect(await carol.client.invitation(id, first?.token ?? '')).toMatchObject({
      error: { code: 'seat-taken', seat: 1 },
    });
    expect(await carol.client.invitation(id, 'A'.repeat(22))).toMatchObject({
      error: { code: 'bad-invitation' },
    });
    expect(await carol.client.snapshot(id)).toMatchObject({ error: { code: 'not-welcome' } });
  });

  it('may have computers come for seats that are free, from who set it', async () => {
    const server = await openTestServer();
    const [ann, bob] = [server.newGuest(), server.newGuest()];
    const { id, invites } = mustWork(
      await ann.client.newMatch({ ...NIM, game: 'tablut', seats: [OPEN, OPEN] }),
    );
    const computer = { seat: 2, level: 1 } as const;
    mustWork(await bob.client.claimSeat(id, invites[0]?.token ?? ''));
    expect(await bob.client.addComputer(id, computer)).toMatchObject({
      error: { code: 'not-the-maker' },
    });
    expect(await ann.client.addComputer(id, { seat: 1, level: 1 })).toMatchObject({
      error: { code: 'seat-taken', seat: 1 },
    });
    expect(await ann.client.addComputer(id, { seat: 3, level: 1 })).toMatchObject({
      error: { code: 'seat-taken', seat: 3 },
    });
    const view = watch(bob, id, 0);
    expect(mustWork(await ann.client.addComputer(id, computer))).toEqual({ seat: 2 });
    expect(mustWork(await ann.client.addComputer(id, computer))).toEqual({ seat: 2 });
    await view.until(({ tables }) => tables.at(-1)?.seats[1]?.kind === 'bot');
    expect(await server.newGuest().client.claimSeat(id, invites[1]?.token ?? '')).toMatchObject({
      error: { code: 'bad-invitation' },
    });
    // And it plays: by whoever begins, its moves come.
    const { standing } = mustWork(await bob.client.snapshot(id));
    if (standing.toDecide.includes(1)) mustWork(await move(bob, id, 'e3-f3'));
    await view.until(({ plies }) => plies.some(({ happening }) => happening.entry.by === 2));
  });

  it('has a computer play that came on its turn, also after a restart', async () => {
    const server = await openTestServer();
    const [ann, bob] = [server.newGuest(), server.newGuest()];
    const { id, invites } = mustWork(
      await ann.client.newMatch({ ...NIM, game: 'tablut', seats: [OPEN, OPEN] }),
    );
    const { standing } = mustWork(await ann.client.snapshot(id));
    const [first = 1] = standing.toDecide;
    const other = invites.find(({ seat }) => seat !== first);
    mustWork(await bob.client.claimSeat(id, other?.token ?? ''));
    mustWork(await ann.client.addComputer(id, { seat: first, level: 1 }));
    await server.restart();
    const view = watch(bob, id, 0);
    await view.until(({ plies }) => plies.length > 0);
    expect(view.plies[0]?.happening.entry.by).toBe(first);
  });

  it('is never left to computers alone', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = server.newGuest();
    const { id } = mustWork(await ann.client.newMatch({ ...NIM, seats: [OPEN, OPEN] }));
    mustWork(await ann.client.addComputer(id, { seat: 1, level: 1 }));
    expect(await ann.client.addComputer(id, { seat: 2, level: 1 })).toMatchObject({
      error: { code: 'bad-seats', problem: 'only-bots' },
    });
  });
});

describe('an invitation to a table', () => {
  it('leads to whichever seat is free, also by a code, and one seat to one guest', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob, carol, dave] = [1, 2, 3, 4].map(() => server.newGuest()) as [
      TestGuest,
      TestGuest,
      TestGuest,
      TestGuest,
    ];
    const { id } = mustWork(
      await ann.client.newMatch({ ...NIM, seats: [OPEN, OPEN], watchers: 'nobody' }),
    );
    const { table = '' } = mustWork(await ann.client.invites(id));
    const info = mustWork(await bob.client.invitation(id, table));
    expect(info.seat).toBeUndefined();
    expect(mustWork(await bob.client.claimSeat(id, table, undefined, 2))).toEqual({ seat: 2 });
    expect(mustWork(await bob.client.claimSeat(id, table, undefined, 1))).toEqual({ seat: 2 });
    expect(await carol.client.newTableCode(id)).toMatchObject({ error: { code: 'not-the-maker' } });
    const { code } = mustWork(await ann.client.newTableCode(id));
    for (const { client } of [carol, dave]) {
      expect(mustWork(await client.useSeatCode(code))).toEqual({
        id,
        invitation: table,
        isScreen: true,
      });
    }
    expect(await carol.client.claimSeat(id, table, undefined, 2)).toMatchObject({
      error: { code: 'seat-taken', seat: 2 },
    });
    expect(await carol.client.claimSeat(id, table, undefined, 9)).toMatchObject({
      error: { code: 'seat-taken' },
    });
    mustWork(await carol.client.claimSeat(id, table));
    expect(mustWork(await carol.client.snapshot(id)).you).toBe(1);
    expect(await dave.client.claimSeat(id, table)).toMatchObject({ error: { code: 'seat-taken' } });
    expect(await dave.client.invitation(id, table)).toMatchObject({
      error: { code: 'seat-taken' },
    });
    expect(mustWork(await ann.client.invites(id))).toEqual({ invites: [] });
  });
});

it('T10 a code says whether its table stands on a big screen', async () => {
  const server = await openTestServer({ boxes: TOYS });
  const [ann, bob] = [server.newGuest(), server.newGuest()];
  const { id } = mustWork(await ann.client.newMatch({ ...NIM, seats: [{ kind: 'me' }, OPEN] }));
  const { table: invitation } = mustWork(await ann.client.invites(id));
  const { code } = mustWork(await ann.client.newTableCode(id));
  expect(mustWork(await bob.client.useSeatCode(code))).toEqual({ id, invitation });
});

describe('a table for those who have its link', () => {
  it('may be watched and is not listed', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob, carol] = [server.newGuest(), server.newGuest(), server.newGuest()];
    const listed: string[] = [];
    for (const watchers of ['link', 'anyone'] as const) {
      const { id, invites } = mustWork(await ann.client.newMatch({ ...NIM, watchers }));
      mustWork(await bob.client.claimSeat(id, invites[0]?.token ?? ''));
      mustWork(await move(ann, id, '1'));
      expect(mustWork(await carol.client.snapshot(id))).toMatchObject({ watchers });
      if (watchers === 'anyone') listed.push(id);
    }
    const { matches } = mustWork(await carol.client.recentMatches('nim'));
    expect(matches.map(({ id }) => id)).toEqual(listed);
  });
});
