import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  act,
  move,
  mustWork,
  newGuest,
  NIM,
  openTestServer,
  seatTwo,
  type TestGuest,
  type TestServerOptions,
  TOYS,
} from '../../testing.ts';
import { GUEST_SHARE, PRICES } from './prices.ts';

/** A server with a clock that goes on only when it is told to. */
async function openLimited(env: NodeJS.ProcessEnv, more: TestServerOptions = {}) {
  let time = 0;
  const monotonicNow = () => time;
  const server = await openTestServer({ boxes: TOYS, env, monotonicNow, ...more });
  return {
    server,
    pass: (seconds: number) => {
      time += 1000 * seconds;
    },
  };
}

/** How often it works before it is refused, and the refusal. */
async function untilRefused(ask: () => Promise<{ readonly ok: boolean }>) {
  for (let worked = 0; ; worked++) {
    const answer = await ask();
    if (!answer.ok) return { worked, answer };
  }
}

const TOO_MANY = { ok: false, error: { code: 'too-many-requests' } };

afterEach(() => void vi.useRealTimers());

describe('the budget of an address', () => {
  it('is spent by who comes without a cookie, and says when to come again', async () => {
    const { server, pass } = await openLimited({ REQUESTS_PER_MINUTE: '60' });
    const look = () => fetch(`${server.url}/api/games/nim/matches`);
    expect((await untilRefused(look)).worked).toBe(60);
    const refused = await look();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests', seconds: 1 });
    pass(1);
    expect((await look()).status).toBe(200);
  });

  it('is spent by fresh guests, of whom there is no end', async () => {
    const { server } = await openLimited({ REQUESTS_PER_MINUTE: '250' });
    const asFresh = () => server.newGuest().client.newMatch(NIM);
    const { worked, answer } = await untilRefused(asFresh);
    expect(worked).toBe(250 / PRICES.newMatch);
    expect(answer).toMatchObject(TOO_MANY);
  });

  it('is one for a whole network of IPv6', async () => {
    const env = { REQUESTS_PER_MINUTE: '10', TRUST_PROXY: 'true' };
    const { server } = await openLimited(env);
    const lookFrom = (address: string) =>
      fetch(`${server.url}/api/games/nim/matches`, { headers: { 'x-forwarded-for': address } });
    let asked = 0;
    const { worked } = await untilRefused(() => lookFrom(`2001:db8::${++asked}`));
    expect(worked).toBe(10);
    expect((await lookFrom('2001:db8:0:1::1')).status).toBe(200);
  });

  it('is not touched by pages and those who watch over the server', async () => {
    const { server } = await openLimited({ REQUESTS_PER_MINUTE: '1' });
    await untilRefused(() => fetch(`${server.url}/api/me`));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
  });
});

describe('the budget of a guest', () => {
  it('leaves the others of the same address theirs', async () => {
    const { server } = await openLimited({ REQUESTS_PER_MINUTE: '1000' });
    const [ann, bob] = [server.newGuest(), server.newGuest()];
    mustWork(await ann.client.me());
    mustWork(await bob.client.me());
    const { worked, answer } = await untilRefused(() => ann.client.me());
    expect(worked).toBe(1000 * GUEST_SHARE);
    expect(answer).toMatchObject(TOO_MANY);
    mustWork(await bob.client.me());
  });

  it('buys few tables, by whatever way they are made', async () => {
    const { server, pass } = await openLimited({ REQUESTS_PER_MINUTE: '3000' });
    const { ann, id } = await seatTwo(server);
    pass(60);
    const { worked } = await untilRefused(again(ann, id));
    expect(worked).toBeGreaterThan(30);
    expect(worked).toBeLessThanOrEqual((3000 * GUEST_SHARE) / PRICES.newMatch);
    expect(await ann.client.newMatch(NIM)).toMatchObject(TOO_MANY);
  });

  it('pays more for acts than for looking', async () => {
    const { server, pass } = await openLimited({ REQUESTS_PER_MINUTE: '300' });
    const ann = server.newGuest();
    const { id } = mustWork(await ann.client.newMatch(NIM));
    pass(60);
    const draw = { question: 0, move: 'nonsense', key: 'the-same-key' };
    let asked = 0;
    for (;;) {
      const answer = await ann.client.move(id, draw);
      if (!answer.ok && answer.error.code === 'too-many-requests') break;
      asked++;
    }
    expect(asked).toBe((300 * GUEST_SHARE) / PRICES.act);
  });
});

describe('the past of a match', () => {
  it('is paid for by its length', async () => {
    const { server, pass } = await openLimited({ REQUESTS_PER_MINUTE: '1000' });
    const { ann, bob, id } = await seatTwo(server);
    const looks = async () => {
      pass(120);
      return (await untilRefused(() => ann.client.record(id))).worked;
    };
    const short = await looks();
    pass(120);
    for (const player of [ann, bob, ann, bob]) mustWork(await move(player, id, '1'));
    expect(short).toBe(1000 * GUEST_SHARE);
    // The last one may leave the guest in debt.
    expect(await looks()).toBeLessThan(short / (PRICES.look + 4 * PRICES.sentPly) + 1);
  });
});

/** Gives up and plays again, without end. */
function again(guest: TestGuest, first: string) {
  let id = first;
  return async () => {
    const resigned = await act(guest, id, 'resign').catch((reason: Error) => reason);
    if (resigned instanceof Error) return { ok: false };
    const next = await guest.client.rematch(id);
    if (next.ok) ({ id } = next.value);
    return next;
  };
}

describe('a date that is set back by a year', () => {
  it('shuts nobody out', async () => {
    const { server, pass } = await openLimited({ REQUESTS_PER_MINUTE: '10' });
    const look = () => fetch(`${server.url}/api/games/nim/matches`);
    await untilRefused(look);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 365 * 24 * 60 * 60 * 1000 });
    expect((await look()).status).toBe(429);
    pass(60);
    expect((await untilRefused(look)).worked).toBe(10);
  });
});

describe('the running matches that a guest has made', () => {
  it('are so many at most, by whatever way they are made', async () => {
    const { server } = await openLimited({
      MATCHES_PER_GUEST: '2',
      REQUESTS_PER_MINUTE: '1000000',
    });
    const { ann, bob, id } = await seatTwo(server);
    mustWork(await act(ann, id, 'resign'));
    mustWork(await ann.client.newMatch(NIM));
    const { id: last } = mustWork(await ann.client.newMatch(NIM));
    const full = { ok: false, error: { code: 'too-many-matches', limit: 2 } };
    expect(await ann.client.newMatch(NIM)).toMatchObject(full);
    expect(await ann.client.rematch(id)).toMatchObject(full);
    expect(await bob.client.rematch(id)).toMatchObject(full);
    mustWork(await bob.client.newMatch(NIM));
    mustWork(await act(ann, last, 'resign'));
    expect(await ann.client.rematch(id)).toMatchObject({ ok: true });
    expect(await bob.client.rematch(id)).toMatchObject({ ok: true });
  });

  it('are no more where all are asked for at once', async () => {
    const { server } = await openLimited({
      MATCHES_PER_GUEST: '2',
      REQUESTS_PER_MINUTE: '1000000',
    });
    const ann = newGuest(server.url);
    mustWork(await ann.client.me());
    const made = await Promise.all(Array.from({ length: 12 }, () => ann.client.newMatch(NIM)));
    expect(made.filter(({ ok }) => ok)).toHaveLength(2);
  });
});
