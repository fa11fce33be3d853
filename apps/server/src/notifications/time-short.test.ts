import { expect, it } from 'vitest';
import { newSeatedMatch, openTestStore, servicesOn } from '../matches/testing.ts';
import { noticeWords } from './notice-words.ts';
import { timeShortNotices } from './time-short.ts';

const HOUR = 60 * 60 * 1000;

it('tells once who has a fifth of their days left, and only them', async () => {
  const start = Date.UTC(2026, 0, 5, 12);
  let now = start;
  const store = await openTestStore();
  const services = servicesOn(store, { judgedNow: () => now });
  const clock = { kind: 'days', days: 2, zone: 'UTC', weekend: false, night: false } as const;
  const live = await newSeatedMatch(services, { clock });
  const told: string[] = [];
  let isReached = false;
  const look = timeShortNotices({
    store,
    live: services.live,
    words: noticeWords({}),
    tell: async (player, { kind, subject }) => {
      told.push(`${player} ${kind} ${subject}`);
      return isReached ? 'settled' : 'failed';
    },
    onFailure: (_match, reason) => {
      throw reason;
    },
  });
  await look(now);
  now = start + 38 * HOUR;
  await look(now);
  expect(told).toEqual([]);
  now = start + 39 * HOUR;
  await look(now);
  // Nobody was reached: it is tried again after a while.
  await look(now + 1000);
  isReached = true;
  await look(now + HOUR);
  await look(now + 2 * HOUR);
  expect(told).toEqual([`ann timeShort ${live.id}/0`, `ann timeShort ${live.id}/0`]);
});
