import { must } from '@kast/kernel';
import { connectToTokens } from '@kast/protocol/token-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newPlayer, PASSWORD, withAccount } from '../../accounts-testing.ts';
import { newDatabase } from '../../store/postgres/databases-testing.ts';
import { move, mustWork, openTestServer, seatTwo, type TestGuest, TOYS } from '../../testing.ts';

interface OpenStream {
  /** All that was told until then. */
  has(what: string): Promise<string>;
  /** All that was ever told, once it has ended. */
  readonly ended: Promise<string>;
}

async function streamOf(response: Promise<Response>): Promise<OpenStream> {
  const { body } = await response;
  const reader = must(body, 'a stream').pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader.cancel());
  let text = '';
  const waiting = new Set<() => void>();
  const read = async (): Promise<string> => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return text;
      text += value;
      for (const wake of waiting) wake();
    }
  };
  const ended = read();
  return {
    ended,
    has: (what) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (text.includes(what)) resolve(text);
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`ended without ${what}: ${text}`)));
      }),
  };
}

function streamByToken(url: string, path: string, token: string): Promise<OpenStream> {
  return streamOf(fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } }));
}

function tokensOf(guest: TestGuest, url: string) {
  return connectToTokens(url, { fetch: (address, init) => guest.fetch(address, init) });
}

describe('an open stream', () => {
  it('ends with the token that it was opened by, also in another process', async () => {
    const { url } = await newDatabase();
    const env = { DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) };
    const here = await openTestServer({ boxes: TOYS, env });
    const there = await openTestServer({ boxes: TOYS, env });
    const { ann, id } = await seatTwo(here);
    const made = mustWork(await tokensOf(ann, here.url).make('a bot'));
    const streams = await Promise.all(
      [here, there].flatMap((server) => [
        streamByToken(server.url, `/matches/${id}/events`, made.token),
        streamByToken(server.url, '/me/events', made.token),
      ]),
    );
    await Promise.all(streams.map((stream) => stream.has('event: ')));
    mustWork(await tokensOf(ann, here.url).revoke(made.id));
    const told = await Promise.all(streams.map(({ ended }) => ended));
    expect(told).toHaveLength(4);
    for (const server of [here, there]) {
      const headers = { authorization: `Bearer ${made.token}` };
      const answer = await fetch(`${server.url}/api/me`, { headers });
      expect(await answer.json()).toMatchObject({ code: 'bad-token' });
    }
  });

  it('ends with the session of a device that another one signs out', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = newPlayer(server);
    mustWork(await ann.account.make({ name: 'Ann', password: PASSWORD }));
    const phone = newPlayer(server);
    mustWork(await phone.account.signIn({ name: 'Ann', password: PASSWORD }));
    const stream = await streamOf(phone.fetch(`${server.url}/api/me/events`));
    await stream.has('retry');
    const { account } = mustWork(await ann.account.info());
    const other = must(
      account?.sessions.find(({ isThis }) => !isThis),
      'a session',
    );
    mustWork(await ann.account.endSession(other.id));
    expect(await stream.ended).not.toContain('event: ');
  });

  it('goes on for a token that was made after its owner made an account', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const { ann, id } = await seatTwo(server);
    mustWork(await withAccount(server.url, ann).account.make({ name: 'Ann', password: PASSWORD }));
    const { token } = mustWork(await tokensOf(ann, server.url).make('a bot'));
    const stream = await streamByToken(server.url, `/matches/${id}/events`, token);
    await stream.has('event: table');
    mustWork(await move(ann, id, '2'));
    expect(await stream.has('event: ply')).toContain('event: ply');
  });
});
