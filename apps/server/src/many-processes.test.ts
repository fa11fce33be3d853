import { once } from 'node:events';
import { newKey } from '@kast/protocol/client';
import { describe, expect, it, vi } from 'vitest';
import { GUEST_SHARE } from './http/rate-limit/prices.ts';
import { mustWork, newGuest, NIM, type TestGuest, watch } from './testing.ts';
import { openTwo, sameGuest } from './two-processes-testing.ts';

const KEPT = 'one PostgreSQL';
const TABLUT = { ...NIM, game: 'tablut' };
const PATIENTLY = { timeout: 60_000, interval: 100 };

/** What one process knows, all of them know soon. */
describe('several processes on one PostgreSQL', () => {
  it('play on for one that was killed while its computer thought', async () => {
    const { first, urls } = await openTwo(KEPT);
    const [here, there] = (await sameGuest(urls)) as [TestGuest, TestGuest];
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 5 }] as const;
    const { id } = mustWork(await here.client.newMatch({ ...TABLUT, seats: [...seats] }));
    const decision = { question: 0, move: 'e4-f4', key: newKey() };
    expect(mustWork(await here.client.move(id, decision))).toEqual({ ply: 1 });
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const view = watch(there, id, 0);
    await view.until(({ plies }) => plies.length === 2);
    expect(view.plies.map(({ happening }) => happening.entry.by)).toEqual([1, 2]);
  });

  it('know who is present, wherever that is', async () => {
    const { urls } = await openTwo(KEPT);
    const [ann, bob] = [await sameGuest(urls), await sameGuest(urls)];
    const [here, there] = ann as [TestGuest, TestGuest];
    const { id, invites } = mustWork(await here.client.newMatch(TABLUT));
    mustWork(await (bob[1] as TestGuest).client.claimSeat(id, invites[0]?.token ?? ''));
    const seen = watch(there, id, 0);
    const isPresent = (seat: number) => seen.tables.at(-1)?.seats[seat - 1]?.present === true;
    const view = watch(bob[0] as TestGuest, id, 0);
    await seen.until(() => isPresent(2));
    view.close();
    await seen.until(() => !isPresent(2));
    expect(isPresent(1)).toBe(true);
  });

  it('have one budget of streams for an address', async () => {
    const { urls } = await openTwo(KEPT, { STREAMS_PER_ADDRESS: '10' });
    const [here, there] = (await sameGuest(urls)) as [TestGuest, TestGuest];
    const { id } = mustWork(await here.client.newMatch(TABLUT));
    const views = Array.from({ length: 10 }, () => watch(here, id, 0));
    await Promise.all(views.map((view) => view.until(({ tables }) => tables.length > 0)));
    const isRefused = async (): Promise<boolean> => {
      const stream = await there.fetch(`${urls[1]}/api/matches/${id}/events`);
      await stream.body?.cancel();
      return stream.status === 429;
    };
    await expect.poll(isRefused, PATIENTLY).toBe(true);
    for (const view of views) view.close();
    await expect.poll(isRefused, PATIENTLY).toBe(false);
  });

  it('have one budget of requests for a guest', async () => {
    // It fills more slowly than any machine asks: by two requests in three seconds.
    const { urls } = await openTwo(KEPT, { REQUESTS_PER_MINUTE: '100' });
    const budget = 100 * GUEST_SHARE;
    const [here, there] = (await sameGuest(urls)) as [TestGuest, TestGuest];
    const stranger = newGuest(urls[1] as string);
    await untilTheyKnowEachOther(newGuest(urls[0] as string), stranger);
    // Nearly all of it, at one of them.
    for (let asked = 1; asked < budget - 5; asked++) mustWork(await here.client.me());
    let worked = 0;
    await vi.waitUntil(
      async () => {
        const answer = await there.client.me();
        if (answer.ok) worked++;
        return !answer.ok && answer.error.code === 'too-many-requests';
      },
      { ...PATIENTLY, interval: 500 },
    );
    expect(worked).toBeLessThan(budget);
    mustWork(await stranger.client.me());
  });
});

/** What one had counted before the other knew it is not charged there. */
async function untilTheyKnowEachOther(here: TestGuest, stranger: TestGuest): Promise<void> {
  const { id } = mustWork(await here.client.newMatch(TABLUT));
  const sitting = watch(here, id, 0);
  const looking = watch(stranger, id, 0);
  await looking.until(({ tables }) => tables.at(-1)?.seats[0]?.present === true);
  for (const view of [sitting, looking]) view.close();
}
