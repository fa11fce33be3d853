import type { NotificationSettings } from '@kast/protocol';
import { describe, expect, it } from 'vitest';
import { decide, newSeatedMatch, openTestStore, servicesOn } from '../matches/testing.ts';
import type { Channel } from '../store/notification-store.ts';
import { nextDigest, tellDigests } from './digests.ts';
import { noticeWords } from './notice-words.ts';
import { tellPlayer } from './tell-player.ts';

const NOON = Date.UTC(2026, 0, 5, 12);
const HOUR = 60 * 60 * 1000;
const QUIET = { from: 22 * 60, to: 8 * 60 };
const SETTINGS: NotificationSettings = {
  yourTurn: true,
  timeShort: true,
  digest: false,
  timeZone: 'UTC',
};

/** Everybody is reached at one place, which is heard by the test. */
async function openDigests() {
  const store = await openTestStore();
  const services = servicesOn(store);
  const told: string[] = [];
  let now = NOON;
  const channels = (['push', 'mail'] as const).map((name: Channel) => ({
    name,
    addressesOf: async (player: string) => [
      {
        language: 'nl',
        send: async (_kind: string, { body, path }: { body: string; path: string }) => {
          told.push(`${name} ${player} ${body} ${path}`);
          return 'sent' as const;
        },
        forget: async () => undefined,
      },
    ],
  }));
  const { tell } = tellPlayer({
    store: store.notifications,
    channels,
    now: () => now,
    onSent: () => undefined,
  });
  const words = noticeWords({});
  return {
    store,
    services,
    told,
    tell,
    words,
    set: (player: string, settings: Partial<NotificationSettings> = {}) => {
      const all = { ...SETTINGS, ...settings };
      return store.notifications.setSettings(player, all, nextDigest(now, all));
    },
    at: async (moment: number) => {
      now = moment;
      await tellDigests({ store, words, tell }, now);
    },
  };
}

describe('once a day', () => {
  it('who asked for it is told in the morning what waits, and nobody of nothing', async () => {
    const { services, told, set, at } = await openDigests();
    const live = await newSeatedMatch(services);
    await set('ann', { digest: true });
    await set('bob', { digest: true });
    await at(NOON + 20 * HOUR);
    expect(told).toEqual([]);
    await at(NOON + 21 * HOUR);
    await at(NOON + 22 * HOUR);
    expect(told).toEqual([`push ann 1 /m/${live.id}`]);
    await decide(live, services);
    await at(NOON + 45 * HOUR);
    expect(told.slice(1)).toEqual([`push bob 1 /m/${live.id}`]);
  });

  it('what came in quiet hours is told when they end, once, to who wants no digest either', async () => {
    const { services, told, tell, words, set, at } = await openDigests();
    const { id } = await newSeatedMatch(services);
    await set('ann', { quiet: QUIET });
    await at(NOON + 11 * HOUR);
    await tell('ann', {
      kind: 'yourTurn',
      subject: 'one',
      words: (language) => words.yourTurn(language, { id, game: 'nim' }),
    });
    await at(NOON + 19 * HOUR);
    expect(told).toEqual([]);
    await at(NOON + 20 * HOUR);
    expect(told).toEqual([`push ann 1 /m/${id}`]);
    await at(NOON + 44 * HOUR);
    expect(told).toHaveLength(1);
  });

  it('all whose hour has come are told at once, however many want nothing', async () => {
    const { services, store, told, set, at } = await openDigests();
    await newSeatedMatch(services);
    await Promise.all(Array.from({ length: 200 }, (_, index) => set(`guest ${index}`)));
    await set('ann', { digest: true });
    await at(NOON + 21 * HOUR);
    expect(told).toHaveLength(1);
    expect(await store.notifications.dueDigests(NOON + 21 * HOUR, 9)).toEqual([]);
  });
});
