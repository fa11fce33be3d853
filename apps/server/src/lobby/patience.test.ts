import { describe, expect, it } from 'vitest';
import { openTestStore, servicesOn } from '../matches/testing.ts';
import { mustWork } from '../testing.ts';
import { pairWishes } from './pair-wishes.ts';
import { makeWish } from './wish.ts';

const GAMES = [{ id: 'nim', seats: { min: 2, max: 4 } }];
const WISH = { games: ['nim'], paces: ['live' as const], players: { min: 2, max: 2 } };

describe('who has often left others sitting', () => {
  it('T12 T13 is looked for later, for a live match, and told so', async () => {
    let now = 1_800_000_000_000;
    const services = { ...servicesOn(await openTestStore()), now: () => now };
    const { store } = services;
    for (let time = 0; time < 3; time++) await store.noteDeparture('ann', now);
    await store.noteDeparture('bob', now);
    const [ann, bob] = [
      { guest: 'ann', account: 'a' },
      { guest: 'bob', account: 'b' },
    ];
    expect(mustWork(await makeWish(services, ann, WISH))).toMatchObject({ waited: 0, later: 60 });
    expect(mustWork(await makeWish(services, bob, WISH)).later).toBeUndefined();
    expect(await pairWishes(services, GAMES)).toBe(0);
    now += 60_000;
    await Promise.all([store.seeWish('ann', now), store.seeWish('bob', now)]);
    expect(await pairWishes(services, GAMES)).toBe(1);
    const { match = '' } = (await store.seeWish('ann', now)) ?? {};
    const { facts } = (await store.findMatch(match)) ?? {};
    expect([facts?.clock?.kind, facts?.absence]).toEqual(['match', 'computer']);
  });

  it('T13 is not paired once they have gone, as little as anybody', async () => {
    let now = 1_800_000_000_000;
    const services = { ...servicesOn(await openTestStore()), now: () => now };
    for (let time = 0; time < 5; time++) await services.store.noteDeparture('ann', now);
    mustWork(await makeWish(services, { guest: 'ann', account: 'a' }, WISH));
    now += 120_000;
    mustWork(await makeWish(services, { guest: 'bob', account: 'b' }, WISH));
    expect(await pairWishes(services, GAMES)).toBe(0);
  });

  it('T12 does not get round it by a wish that is changed', async () => {
    let now = 1_800_000_000_000;
    const services = { ...servicesOn(await openTestStore()), now: () => now };
    for (let time = 0; time < 3; time++) await services.store.noteDeparture('ann', now);
    const wish = async (...paces: ('live' | 'days')[]) =>
      mustWork(await makeWish(services, { guest: 'ann', account: 'a' }, { ...WISH, paces }));
    expect((await wish('days')).later).toBeUndefined();
    expect((await wish('live')).later).toBe(60);
    now += 20_000;
    expect((await wish('live', 'days')).later).toBe(40);
    expect((await wish('days')).later).toBeUndefined();
    expect((await wish('live')).later).toBe(60);
  });

  it('T12 waits no longer for a match by days', async () => {
    const services = servicesOn(await openTestStore());
    for (let time = 0; time < 9; time++) await services.store.noteDeparture('ann', services.now());
    const wish = { ...WISH, paces: ['days' as const] };
    const made = mustWork(await makeWish(services, { guest: 'ann', account: 'a' }, wish));
    expect(made.later).toBeUndefined();
  });
});
