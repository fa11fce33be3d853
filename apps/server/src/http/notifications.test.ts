import { createECDH } from 'node:crypto';
import type { PushSubscriptionRequest } from '@kast/protocol';
import { describe, expect, it } from 'vitest';
import { newPlayer, PASSWORD, withAccount } from '../accounts-testing.ts';
import { openTestBrowser } from '../notifications/browser-testing.ts';
import {
  move,
  mustWork,
  openTestServer,
  openTestTable,
  seatTwo,
  type TestGuest,
  type TestServer,
  TOYS,
  watch,
} from '../testing.ts';

/** A server that knows this push service, and tells at once. */
function openTold(host: string): Promise<TestServer> {
  const env = { PUSH_SERVICES: host, NOTICE_SECONDS: '0' };
  return openTestServer({ boxes: TOYS, env });
}

function put(guest: TestGuest, url: string, path: string, body: unknown): Promise<Response> {
  return guest.fetch(`${url}/api/me/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('a player who does not look', () => {
  it('is told once that it is their turn, on each device that asked for it', async () => {
    const phone = await openTestBrowser();
    const server = await openTold(phone.host);
    const { ann, bob, id, url } = await seatTwo(server);
    expect((await put(bob, url, 'push-subscriptions', phone.subscription)).status).toBe(200);
    await move(ann, id, '1');
    await phone.until(1);
    expect(phone.notices).toEqual([expect.objectContaining({ path: `/m/${id}`, tag: id })]);
    await move(bob, id, '1');
    await move(ann, id, '1');
    await phone.until(2);
    expect(phone.notices).toHaveLength(2);
  });

  it('is told nothing of a match that is open on another screen', async () => {
    const phone = await openTestBrowser();
    const server = await openTold(phone.host);
    const { ann, bob, id, url } = await seatTwo(server);
    await put(bob, url, 'push-subscriptions', phone.subscription);
    const open = watch(bob, id, 0);
    await open.until(({ tables }) => tables.length > 0);
    await move(ann, id, '1');
    await open.until(({ plies }) => plies.length === 1);
    // The next table, at which nobody looks, comes after everything that was to be told of the first.
    const other = await seatTwo(server);
    await put(other.bob, url, 'push-subscriptions', phone.subscription);
    await move(other.ann, other.id, '1');
    await phone.until(1);
    expect(phone.notices.map(({ tag }) => tag)).toEqual([other.id]);
  });

  it('is told nothing that they have switched off, and nothing in quiet hours', async () => {
    const phone = await openTestBrowser();
    const server = await openTold(phone.host);
    const { ann, bob, id, url } = await seatTwo(server);
    await put(bob, url, 'push-subscriptions', phone.subscription);
    const settings = { yourTurn: false, timeShort: true, digest: false, timeZone: 'UTC' };
    await put(bob, url, 'notifications', settings);
    await move(ann, id, '1');
    await move(bob, id, '1');
    const now = new Date();
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const quiet = { from: (minute + 1430) % 1440, to: (minute + 60) % 1440 };
    await put(bob, url, 'notifications', { ...settings, yourTurn: true, quiet });
    await move(ann, id, '1');
    await move(bob, id, '1');
    await put(bob, url, 'notifications', { ...settings, yourTurn: true });
    await move(ann, id, '1');
    await phone.until(1);
    expect(phone.notices).toHaveLength(1);
  });

  it('is forgotten where nobody is behind the endpoint any more', async () => {
    const phone = await openTestBrowser();
    const tablet = await openTestBrowser();
    const server = await openTold(`${phone.host},${tablet.host}`);
    const { ann, bob, id, url } = await seatTwo(server);
    await put(bob, url, 'push-subscriptions', phone.subscription);
    await put(bob, url, 'push-subscriptions', tablet.subscription);
    phone.answer(410);
    await move(ann, id, '1');
    await tablet.until(1);
    await expect
      .poll(async () => {
        const answer = await bob.fetch(`${url}/api/me/notifications`);
        return ((await answer.json()) as { devices: number }).devices;
      })
      .toBe(1);
  });
});

describe('a device that is signed out', () => {
  const devicesOf = async (guest: TestGuest, url: string): Promise<number> => {
    const answer = await guest.fetch(`${url}/api/me/notifications`);
    return ((await answer.json()) as { devices: number }).devices;
  };

  it('is told nothing any more, by itself or from another device', async () => {
    const phone = await openTestBrowser();
    const tablet = await openTestBrowser();
    const home = await openTestBrowser();
    const hosts = [phone.host, tablet.host, home.host].join(',');
    const server = await openTold(hosts);
    const { ann, id, url, ...table } = await seatTwo(server);
    const account = { name: 'Bob', password: PASSWORD };
    const bob = withAccount(url, table.bob);
    mustWork(await bob.account.make(account));
    await put(bob, url, 'push-subscriptions', phone.subscription);
    const [second, third] = [newPlayer(server), newPlayer(server)];
    for (const [device, browser] of [
      [second, tablet],
      [third, home],
    ] as const) {
      mustWork(await device.account.signIn(account));
      await put(device, url, 'push-subscriptions', browser.subscription);
    }
    expect(await devicesOf(third, url)).toBe(3);
    mustWork(await bob.account.signOut());
    expect(await devicesOf(third, url)).toBe(2);
    const { sessions = [] } = mustWork(await third.account.info()).account ?? {};
    const other = sessions.find(({ isThis }) => !isThis)?.id ?? '';
    mustWork(await third.account.endSession(other));
    expect(await devicesOf(third, url)).toBe(1);
    await move(ann, id, '1');
    await home.until(1);
    expect([phone.notices, tablet.notices]).toEqual([[], []]);
  });
});

describe('an endpoint', () => {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: 'A'.repeat(22) };

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://localhost:5432/',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user:word@fcm.googleapis.com/x',
    'http://fcm.googleapis.com/x',
  ])('%s is none of a push service', async (endpoint) => {
    const { bob, url } = await openTestTable();
    const body: PushSubscriptionRequest = { endpoint, keys, language: 'nl' };
    const answer = await put(bob, url, 'push-subscriptions', body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'bad-push-endpoint' });
  });

  it('is taken of one player at a time, and ten of each', async () => {
    const { ann, bob, url } = await openTestTable();
    const subscribe = (guest: TestGuest, number: number) =>
      put(guest, url, 'push-subscriptions', {
        endpoint: `https://fcm.googleapis.com/fcm/send/${number}`,
        keys,
        language: 'fr',
      }).then((answer) => answer.json());
    for (let number = 1; number <= 11; number++) await subscribe(bob, number);
    expect(await subscribe(bob, 12)).toMatchObject({ devices: 10 });
    expect(await subscribe(ann, 12)).toMatchObject({ devices: 1 });
    expect(await subscribe(bob, 11)).toMatchObject({ devices: 9 });
  });
});

it('refuses a time zone that there is not', async () => {
  const { bob, url } = await openTestTable();
  const settings = { yourTurn: true, timeShort: true, digest: true, timeZone: 'Mars/Olympus' };
  const answer = await put(bob, url, 'notifications', settings);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'bad-time-zone', timeZone: 'Mars/Olympus' });
});
