import { must, newClock } from '@kast/kernel';
import { expect, it } from 'vitest';
import { newSeatedMatch, openTestStore, servicesOn } from '../matches/testing.ts';
import { noticeWords } from './notice-words.ts';
import { timeShortNotices } from './time-short.ts';

const HOUR = 60 * 60 * 1000;

it('tells who is short of time behind a thousand whose time is up before', async () => {
  const start = Date.UTC(2026, 0, 5, 12);
  let now = start;
  const store = await openTestStore();
  const services = servicesOn(store, { judgedNow: () => now });
  const days = { kind: 'days', days: 2, zone: 'UTC', weekend: false, night: false } as const;
  const live = await newSeatedMatch(services, { clock: days });
  const timed = must(await store.findMatch(live.id), 'the match');
  const { dueAt } = must((await store.timedMatches(1))[0], 'a clock that runs');
  // Of people who play live, and would see their clocks themselves.
  const clock = { kind: 'match', time: 60_000, increment: 0 } as const;
  for (let count = 0; count < 1000; count += 100) {
    const others = Array.from({ length: 100 }, (_, index) => count + index + 1);
    await Promise.all(
      others.map((number) =>
        store.createMatch({
          facts: { ...timed.facts, id: `live${number}`, clock },
          seats: [
            { seat: 1, kind: 'open' },
            { seat: 2, kind: 'open' },
          ],
          status: { ...timed.status, ply: 0 },
          entries: [],
          clock: { state: newClock(clock, []), dueAt: dueAt - number },
        }),
      ),
    );
  }
  const told: string[] = [];
  const look = timeShortNotices({
    store,
    live: services.live,
    words: noticeWords({}),
    tell: async (player, { kind }) => {
      told.push(`${player} ${kind}`);
      return 'settled';
    },
    onFailure: (_match, reason) => {
      throw reason;
    },
  });
  now = start + 39 * HOUR;
  await look(now);
  await look(now);
  expect(told).toEqual(['ann timeShort']);
  for (let passes = 0; passes < 3; passes++) await look(now);
  expect(told).toEqual(['ann timeShort']);
});

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
