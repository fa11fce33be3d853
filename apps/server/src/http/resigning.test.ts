import { describe, expect, it } from 'vitest';
import {
  act,
  move,
  mustWork,
  NIM,
  openTestServer,
  type TestGuest,
  type TestServerOptions,
  TOYS,
  watch,
} from '../testing.ts';

const REFUSED = { ok: false, error: { code: 'refused', rule: 'T3', reason: 'seat-resigned' } };

/** Three people at a match, and somebody who looks on. */
async function seatThree(game: string, options: TestServerOptions = { boxes: TOYS }) {
  const server = await openTestServer(options);
  const [ann, bob, carol, dave] = [0, 1, 2, 3].map(() => server.newGuest()) as [
    TestGuest,
    TestGuest,
    TestGuest,
    TestGuest,
  ];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { id, invites } = mustWork(await ann.client.newMatch({ ...NIM, game, seats }));
  for (const [index, guest] of [bob, carol].entries()) {
    mustWork(await guest.client.claimSeat(id, invites[index]?.token ?? ''));
  }
  const standingOf = async ({ client }: TestGuest) => mustWork(await client.snapshot(id)).standing;
  return { ...server, ann, bob, carol, dave, id, standingOf };
}

describe('who has resigned from a match of three', () => {
  it('T3 decides nothing any more, and is offered nothing', async () => {
    const { ann, bob, id, standingOf } = await seatThree('nim');
    mustWork(await move(ann, id, '1'));
    expect(await standingOf(ann)).toMatchObject({ takeBack: 0, mayDraw: true });
    mustWork(await act(ann, id, 'resign'));
    const standing = await standingOf(ann);
    expect(standing).toMatchObject({ resigned: [1], mayDraw: false, toDecide: [2] });
    expect([standing.takeBack, standing.question, standing.outcome]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const kind of ['resign', 'draw', 'undo'] as const) {
      expect(await act(ann, id, kind)).toMatchObject(REFUSED);
    }
    expect(await move(ann, id, '1')).toMatchObject(REFUSED);
    // Whom it would have come after is not held up by it.
    expect(await act(bob, id, 'undo')).toMatchObject({ error: { rule: 'T6' } });
    mustWork(await move(bob, id, '1'));
  });

  it('T3 does not win, and the result says the same to everybody', async () => {
    // 9 stones for three: 3, 3 and 3 by the one who has resigned and would win by that.
    const { ann, bob, carol, dave, id, standingOf } = await seatThree('nim');
    const view = watch(dave, id, 0);
    mustWork(await act(carol, id, 'resign'));
    mustWork(await move(ann, id, '3'));
    mustWork(await move(bob, id, '3'));
    // The computer plays for seat 3 from now on; nim has none here, so any legal move.
    await view.until(({ standing }) => (standing?.ply ?? 0) > 3);
    for (;;) {
      const { outcome, toDecide, ply } = await standingOf(dave);
      if (outcome) break;
      const [seat] = toDecide;
      if (seat === 3) await view.until(({ standing }) => (standing?.ply ?? 0) > ply);
      else mustWork(await move(seat === 1 ? ann : bob, id, '1'));
    }
    const outcomes = await Promise.all(
      [ann, bob, carol, dave].map(async (guest) => (await standingOf(guest)).outcome),
    );
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect(outcomes[0]?.winners).not.toContain(3);
    expect(outcomes[0]?.winners).not.toEqual([]);
    const record = mustWork(await dave.client.record(id));
    expect(record.result).toEqual(outcomes[0]);
  });

  it('T3 leaves the last one as the winner at once', async () => {
    const { ann, bob, carol, id, standingOf } = await seatThree('nim');
    mustWork(await act(ann, id, 'resign'));
    expect((await standingOf(bob)).outcome).toBeUndefined();
    mustWork(await act(bob, id, 'resign'));
    expect(await standingOf(carol)).toMatchObject({
      outcome: { winners: [3], rule: 'T3' },
      endedBy: 'resign',
      toDecide: [],
    });
    expect(mustWork(await carol.client.me()).matches).toEqual([]);
  });
});

describe('an offer of a draw', () => {
  it('T4 goes with its maker, and nobody accepts it alone', async () => {
    const { ann, bob, carol, id, standingOf } = await seatThree('nim');
    mustWork(await act(ann, id, 'draw'));
    expect((await standingOf(bob)).offers).toEqual([{ seat: 1, ply: 0 }]);
    mustWork(await act(ann, id, 'resign'));
    expect((await standingOf(bob)).offers).toEqual([]);
    const late = await bob.client.act(id, { act: 'accept-draw', offer: 0, key: 'a-key-of-bob' });
    expect(late).toMatchObject({ error: { code: 'stale', standing: { offers: [] } } });
    expect((await standingOf(bob)).outcome).toBeUndefined();
    mustWork(await act(bob, id, 'draw'));
    expect((await standingOf(carol)).outcome).toBeUndefined();
    mustWork(await act(carol, id, 'draw'));
    expect(await standingOf(ann)).toMatchObject({ outcome: { winners: [] }, endedBy: 'agreement' });
  });

  it('T4 is an agreement when the only one who had not made it resigns', async () => {
    const { ann, bob, carol, id, standingOf } = await seatThree('nim');
    mustWork(await act(ann, id, 'draw'));
    mustWork(await act(bob, id, 'draw'));
    mustWork(await act(carol, id, 'resign'));
    expect(await standingOf(ann)).toMatchObject({ outcome: { winners: [] }, endedBy: 'agreement' });
  });

  it('T4 is not taken for another one that came after it', async () => {
    const { ann, bob, id, standingOf } = await seatThree('nim');
    mustWork(await act(ann, id, 'draw'));
    const old = { act: 'accept-draw', offer: 0, key: 'an-old-click' } as const;
    mustWork(await move(ann, id, '1'));
    mustWork(await move(bob, id, '1'));
    expect((await standingOf(bob)).offers).toEqual([]);
    mustWork(await act(ann, id, 'draw'));
    expect(await bob.client.act(id, old)).toMatchObject({
      error: { code: 'stale', standing: { offers: [{ seat: 1, ply: 3 }] } },
    });
  });

  it('T4 does not accept the one that it crosses', async () => {
    const { ann, bob, id, standingOf } = await seatThree('nim');
    const offer = (guest: TestGuest) =>
      guest.client.act(id, { act: 'offer-draw', key: 'a-key-of-mine' });
    const answers = await Promise.all([offer(ann), offer(bob)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'stale' } });
    expect((await standingOf(ann)).offers).toHaveLength(1);
  });
});
