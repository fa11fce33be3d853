import { describe, expect, it } from 'vitest';
import { mustWork, newGuest, openTestServer, TOYS, NIM } from '../../testing.ts';
import { KEPT, openTwo } from '../../two-processes-testing.ts';

const RIVALS = 12;
const TABLES = 5;

/** All of them claim the same seat at once, at these servers in turn. */
async function expectOneWinner(urls: readonly string[], game: string): Promise<void> {
  const [first = ''] = urls;
  const ann = newGuest(first);
  const wish = { ...NIM, game, seats: NIM.seats };
  const { id, invites } = mustWork(await ann.client.newMatch(wish));
  const rivals = Array.from({ length: RIVALS }, (_, at) => newGuest(urls[at % urls.length] ?? ''));
  for (const rival of rivals) mustWork(await rival.client.me());
  const token = invites[0]?.token ?? '';
  const claims = await Promise.all(rivals.map(({ client }) => client.claimSeat(id, token)));
  const winners = claims.flatMap((claim, at) => (claim.ok ? [at] : []));
  expect(winners).toHaveLength(1);
  const refusals = claims.flatMap((claim) => (claim.ok ? [] : [claim.error.code]));
  expect(new Set(refusals)).toEqual(new Set(['seat-taken']));
  // Whoever is asked afterwards, at whichever server, says the same.
  for (const url of urls) {
    for (const [at, { cookie }] of rivals.entries()) {
      const guest = newGuest(url);
      guest.cookie = cookie;
      const { you } = mustWork(await guest.client.snapshot(id));
      expect(you).toBe(at === winners[0] ? 2 : undefined);
    }
  }
}

/** The same guest takes two seats of one table at once. */
async function expectOneSeat(url: string): Promise<void> {
  const [ann, bob] = [newGuest(url), newGuest(url)];
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
  const { id, invites } = mustWork(await ann.client.newMatch({ ...NIM, seats }));
  mustWork(await bob.client.me());
  const claims = await Promise.all(invites.map(({ token }) => bob.client.claimSeat(id, token)));
  expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
  expect(claims.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'already-seated' } });
}

describe('a seat that many claim at the same instant', () => {
  it('is taken by one of them', async () => {
    const { url } = await openTestServer({ boxes: TOYS });
    for (let table = 0; table < TABLES; table++) await expectOneWinner([url], 'nim');
  });

  it.each(KEPT)('is taken by one of them, through two processes on %s', async (kept) => {
    const { urls } = await openTwo(kept);
    for (let table = 0; table < TABLES; table++) await expectOneWinner(urls, 'tablut');
  });
});

describe('two seats that one guest claims at the same instant', () => {
  it('are not both taken', async () => {
    const { url } = await openTestServer({ boxes: TOYS });
    for (let table = 0; table < TABLES; table++) await expectOneSeat(url);
  });
});
