import { hashOfNonce } from '@kast/kernel';
import { expect, it } from 'vitest';
import { newSeatedMatch, openTestStore, servicesOn } from './testing.ts';

const HASH = hashOfNonce('a1'.repeat(32));

it('while a process of the version before serves, new matches are drawn at once and from the seed', async () => {
  const store = await openTestStore();
  const services = { ...servicesOn(store), mayAddNonces: () => false };
  const live = await newSeatedMatch(services, { game: 'high-card', nonceHash: HASH });
  const [deal] = await store.entriesBetween(live.id, 0, 1);
  expect(deal?.by).toBe('chance');
  expect(live.nonces).toBeUndefined();
  expect(live.seats).toEqual([
    { seat: 1, kind: 'person', holder: 'ann' },
    { seat: 2, kind: 'person', holder: 'bob' },
  ]);
});
