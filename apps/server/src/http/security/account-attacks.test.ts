import { createHmac } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { connectToTokens } from '@kast/protocol/token-client';
import { describe, expect, it } from 'vitest';
import { newPlayer, PASSWORD, withAccount } from '../../accounts-testing.ts';
import { KEPT, openTwo } from '../../two-processes-testing.ts';
import { mustWork, newGuest, NIM, openTestServer, TOYS } from '../../testing.ts';

const ANN = { name: 'Ann', password: PASSWORD };
const SECRET = 's'.repeat(32);

describe('an account cannot be had by', () => {
  it('a cookie that was planted before it was made', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const eve = newPlayer(server);
    const { id } = mustWork(await eve.client.newMatch(NIM));
    const victim = newPlayer(server);
    victim.cookie = eve.cookie;
    mustWork(await victim.account.make(ANN));
    expect(victim.cookie).not.toBe(eve.cookie);
    expect(mustWork(await eve.client.snapshot(id)).you).toBeUndefined();
    const planted = eve.cookie;
    expect(await eve.client.newMatch(NIM)).toMatchObject({ error: { code: 'bad-session' } });
    eve.cookie = planted;
    expect(await eve.account.newCodes()).toMatchObject({ error: { code: 'bad-session' } });
    expect(mustWork(await victim.client.snapshot(id)).you).toBe(1);
  });

  it('a cookie from before one has signed in', async () => {
    const server = await openTestServer({ boxes: TOYS });
    mustWork(await newPlayer(server).account.make(ANN));
    const phone = newPlayer(server);
    mustWork(await phone.client.me());
    const before = phone.cookie;
    const { id } = mustWork(await phone.account.signIn(ANN));
    const eve = newPlayer(server);
    eve.cookie = before;
    expect(mustWork(await eve.client.me()).id).not.toBe(id);
  });

  it('a token that nobody was given, signed or not', async () => {
    const server = await openTestServer({ boxes: TOYS, env: { SESSION_SECRET: SECRET } });
    const eve = newPlayer(server);
    const token = 'A'.repeat(43);
    const signature = createHmac('sha256', SECRET)
      .update(token)
      .digest('base64')
      .replace(/=+$/, '');
    for (const cookie of [token, `${token}.AAAA`, `${token}.${encodeURIComponent(signature)}`]) {
      eve.cookie = `kast_guest=${cookie}`;
      expect(mustWork(await eve.account.info())).toEqual({});
      expect(await eve.client.newMatch(NIM)).toMatchObject({ error: { code: 'bad-session' } });
    }
  });

  it.each(['a recovery code', 'a new password'])(
    'a token that a thief has made, once its owner is in again by %s',
    async (way) => {
      const server = await openTestServer({ boxes: TOYS });
      const owner = newPlayer(server);
      const { codes } = mustWork(await owner.account.make(ANN));
      const thief = newPlayer(server);
      mustWork(await thief.account.signIn(ANN));
      const tokens = connectToTokens(server.url, {
        fetch: (...request) => thief.fetch(...request),
      });
      const { token } = mustWork(await tokens.make('a bot'));
      const headers = { authorization: `Bearer ${token}` };
      const ask = () => fetch(`${server.url}/api/me`, { headers });
      expect((await ask()).status).toBe(200);
      if (way === 'a recovery code') mustWork(await owner.account.recover(codes[0] ?? ''));
      else {
        const changed = { ...ANN, password: 'another quiet evening', current: PASSWORD };
        mustWork(await owner.account.setPassword(changed));
      }
      expect((await ask()).status).toBe(401);
    },
  );

  it('what is stored: neither tokens nor codes nor passwords are', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = newPlayer(server);
    const { codes } = mustWork(await ann.account.make(ANN));
    const token = /=([\w-]{43})/.exec(ann.cookie ?? '')?.[1] ?? '';
    const database = new DatabaseSync(`${server.dataDir}/kast.db`, { readOnly: true });
    const tables = ['accounts', 'account_sessions', 'recovery_codes', 'ended_sessions'];
    const stored = JSON.stringify(
      tables.map((table) => database.prepare(`select * from ${table}`).all()),
    );
    database.close();
    expect(stored).toContain('scrypt$15$8$1$');
    for (const secret of [
      token,
      PASSWORD,
      ...codes,
      ...codes.map((code) => code.replaceAll('-', '')),
    ]) {
      expect(secret).not.toBe('');
      expect(stored).not.toContain(secret);
    }
  });
});

describe('a name', () => {
  it('goes to one of those who want it at the same moment', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const made = await Promise.all(
      ['Ann', 'ANN', 'ann', 'Ánn'].map((name) => newPlayer(server).account.make({ ...ANN, name })),
    );
    expect(made.filter(({ ok }) => ok)).toHaveLength(2);
    const refused = made.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
    expect(refused).toEqual(['name-taken', 'name-taken']);
  });

  it('is taken once by a guest who asks twice at the same moment', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = newPlayer(server);
    mustWork(await ann.client.me());
    const [one, other] = [newPlayer(server), newPlayer(server)];
    one.cookie = ann.cookie;
    other.cookie = ann.cookie;
    const made = await Promise.all([
      one.account.make(ANN),
      other.account.make({ ...ANN, name: 'Bea' }),
    ]);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'has-account' } });
  });

  it('is not tried with one password after the other, from wherever they come', async () => {
    const server = await openTestServer({
      boxes: TOYS,
      monotonicNow: () => 0,
      env: { TRUST_PROXY: '127.0.0.1' },
    });
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    for (let tried = 0; tried < 10; tried++) {
      const wrong = await signInFrom(
        server.url,
        `192.0.2.${tried}`,
        'ann',
        `guess number ${tried}`,
      );
      expect(wrong).toMatchObject({ status: 403, code: 'bad-sign-in' });
    }
    const refused = await signInFrom(server.url, '198.51.100.1', 'Ann', PASSWORD);
    expect(refused).toMatchObject({ status: 429, code: 'too-many-requests', seconds: 60 });
    // Neither another name nor who has signed in before is held up by it.
    const other = await signInFrom(server.url, '198.51.100.1', 'Bob', PASSWORD);
    expect(other).toMatchObject({ status: 403 });
    expect(mustWork(await ann.account.info()).account).toBeDefined();
  });

  it('is not tried without end from one network, nor are codes', async () => {
    const server = await openTestServer({
      boxes: TOYS,
      monotonicNow: () => 0,
      env: { REQUESTS_PER_MINUTE: '200' },
    });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, tried) =>
        signInFrom(server.url, '', `name ${tried}`, PASSWORD),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const code = await newPlayer(server).account.recover('AAAA-AAAA-AAAA-AAAA');
    expect(code).toMatchObject({ error: { code: 'too-many-requests' } });
  });

  it('that nobody has is answered as a wrong password is', async () => {
    const server = await openTestServer({ boxes: TOYS });
    mustWork(await newPlayer(server).account.make(ANN));
    const wrong = await signInFrom(server.url, '', 'Ann', 'not the password');
    expect(await signInFrom(server.url, '', 'Nobody', 'not the password')).toEqual(wrong);
  });
});

describe.each(KEPT)('with two processes on %s', (kept) => {
  it('a session that ends at one is ended at the other, which looks for it', async () => {
    const { urls } = await openTwo(kept);
    const [here = '', there = ''] = urls;
    const ann = withAccount(here, newGuest(here));
    mustWork(await ann.account.make(ANN));
    const phone = withAccount(there, newGuest(there));
    mustWork(await phone.account.signIn(ANN));
    expect(mustWork(await phone.account.info()).account?.sessions).toHaveLength(2);
    const cookie = phone.cookie;
    const other = mustWork(await ann.account.info()).account?.sessions.find(
      ({ isThis }) => !isThis,
    );
    mustWork(await ann.account.endSession(other?.id ?? ''));
    await expect
      .poll(
        async () => {
          phone.cookie = cookie;
          return mustWork(await phone.account.info()).account;
        },
        { timeout: 20_000 },
      )
      .toBeUndefined();
  });
});

async function signInFrom(url: string, address: string, name: string, password: string) {
  const response = await fetch(`${url}/api/account/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(address === '' ? {} : { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ name, password }),
  });
  const { code, seconds } = (await response.json()) as { code?: string; seconds?: number };
  return { status: response.status, code, seconds };
}
