import { expect, it, onTestFinished, vi } from 'vitest';
import { decide, newSeatedMatch, openTestStore, servicesOn } from '../matches/testing.ts';
import { openTestBrowser } from './browser-testing.ts';
import { noticeWords } from './notice-words.ts';
import { pushChannel } from './push-channel.ts';
import { pushSender } from './push-sender.ts';
import { tellPlayer } from './tell-player.ts';
import { turnNotices } from './turn-notices.ts';
import { vapidKeysFrom } from './vapid-keys.ts';

const PATIENT = { timeout: 20_000 };

/** Bob has a phone, whose push service answers so at first, and takes everything once it was tried so often. */
async function openNotices(status: number, failures: number) {
  const store = await openTestStore();
  const services = servicesOn(store);
  const phone = await openTestBrowser();
  phone.answer(status);
  const { endpoint, keys, language } = phone.subscription;
  const { notifications } = store;
  const terms = { now: 1, most: 9 };
  await notifications.subscribe('bob', { endpoint, ...keys, language }, terms);
  const settings = { yourTurn: true, timeShort: true, digest: false, timeZone: 'UTC' };
  await notifications.setSettings('bob', settings, 1000);
  const fates: string[] = [];
  const now = Date.now;
  const sender = pushSender({
    keys: vapidKeysFrom('secret'),
    contact: 'mailto:a@example.org',
    now,
  });
  const { tell } = tellPlayer({
    store: notifications,
    channels: [pushChannel(notifications, sender)],
    now,
    onSent: (_channel, _kind, fate) => {
      fates.push(fate);
      if (fates.length === failures) phone.answer(201);
    },
  });
  const notices = turnNotices({
    live: services.live,
    words: noticeWords({}),
    tell,
    grace: 0,
    tryAgain: [1, 1, 1],
    onFailure: (_match, reason) => {
      throw reason;
    },
  });
  onTestFinished(() => notices.stop());
  return { services, notices, phone, fates, notifications };
}

it.each([429, 500, 503])(
  'a notice that a push service answers with %i is tried again, and told once',
  async (status) => {
    const { services, notices, phone, fates } = await openNotices(status, 2);
    const live = await newSeatedMatch(services);
    await decide(live, services);
    notices.attend(live);
    await expect.poll(() => fates, PATIENT).toEqual(['failed', 'failed', 'sent']);
    expect(phone.notices).toMatchObject([{ tag: live.id }]);
  },
);

it('what is tried in vain until the end is told by the next digest', async () => {
  const { services, notices, fates, notifications } = await openNotices(503, 9);
  const live = await newSeatedMatch(services);
  await decide(live, services);
  notices.attend(live);
  await expect.poll(() => fates, PATIENT).toEqual(['failed', 'failed', 'failed', 'failed']);
  await expect
    .poll(() => notifications.dueDigests(1000, 9), PATIENT)
    .toMatchObject([{ player: 'bob', heldBack: ['push'] }]);
});

it('of a seat that nobody looks from, only what it is asked now is remembered', async () => {
  const { services, notices } = await openNotices(201, 0);
  const live = await newSeatedMatch(services);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const seat of [1, 2, 1, 2, 1]) {
    await decide(live, services, {}, seat);
    notices.attend(live);
  }
  expect(live.match.ply).toBe(5);
  expect(vi.getTimerCount()).toBe(2);
});
