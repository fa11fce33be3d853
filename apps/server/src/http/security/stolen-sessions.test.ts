import { createECDH, randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { notificationsClient } from '@kast/protocol/client';
import { connectToTokens } from '@kast/protocol/token-client';
import { describe, expect, it } from 'vitest';
import { testPasskey } from '../../accounts/authenticator-testing.ts';
import { type AccountGuest, newPlayer, PASSWORD } from '../../accounts-testing.ts';
import { inTestTransport, mustWork, openTestServer, type TestServer, TOYS } from '../../testing.ts';

const ANN = { name: 'Ann', password: PASSWORD };
const NEEDED = { error: { code: 'proof-needed' } };
const WRONG = { error: { code: 'bad-sign-in' } };

/** Everybody has signed in, or shown who they are, long ago. */
function someTimeLater({ dataDir }: TestServer): void {
  const database = new DatabaseSync(`${dataDir}/kast.db`);
  database.prepare('update account_sessions set proved_at = proved_at - ?').run(11 * 60_000);
  database.close();
}

/** Whoever has copied a cookie. */
function copyOf(server: TestServer, { cookie }: AccountGuest): AccountGuest {
  return Object.assign(newPlayer(server), { cookie });
}

function tokensOf(server: TestServer, guest: AccountGuest) {
  return connectToTokens(server.url, { fetch: (...request) => guest.fetch(...request) });
}

function pushOf(server: TestServer, guest: AccountGuest) {
  return notificationsClient(server.url, inTestTransport(guest.fetch));
}

function browser(name: string) {
  const key = createECDH('prime256v1');
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: {
      p256dh: key.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
    language: 'en' as const,
  };
}

async function addPasskey(server: TestServer, guest: AccountGuest) {
  const passkey = testPasskey(server.url);
  const { options } = mustWork(await guest.account.newPasskeyOptions());
  mustWork(await guest.account.addPasskey(passkey.make(options)));
  return passkey;
}

async function used(passkey: ReturnType<typeof testPasskey>, { account }: AccountGuest) {
  return passkey.use(mustWork(await account.passkeySignInOptions()).options);
}

describe('a stolen session', () => {
  it('gives nothing that lets its thief in for good, without the password', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    const key = await addPasskey(server, ann);
    const [own] = mustWork(await ann.account.info()).account?.passkeys ?? [];
    someTimeLater(server);
    const thief = copyOf(server, ann);
    expect(await thief.account.newCodes()).toMatchObject(NEEDED);
    expect(await thief.account.newPasskeyOptions()).toMatchObject(NEEDED);
    const { options } = mustWork(await newPlayer(server).account.newPasskeyOptions());
    const made = testPasskey(server.url).make(options);
    expect(await thief.account.addPasskey(made)).toMatchObject(NEEDED);
    expect(await thief.account.removePasskey(own?.id ?? '')).toMatchObject(NEEDED);
    expect(await tokensOf(server, thief).make('bot')).toMatchObject(NEEDED);
    const change = { name: 'Ann', password: 'an evil evening outside' };
    expect(await thief.account.setPassword(change)).toMatchObject(WRONG);
    expect(await thief.account.prove({})).toMatchObject(WRONG);
    expect(await thief.account.prove({ password: 'guessed at random' })).toMatchObject(WRONG);
    expect(await thief.account.newCodes()).toMatchObject(NEEDED);

    mustWork(await ann.account.prove({ password: PASSWORD }));
    expect(mustWork(await ann.account.newCodes()).codes).toHaveLength(8);
    someTimeLater(server);
    expect(await ann.account.newCodes()).toMatchObject(NEEDED);
    mustWork(await ann.account.prove({ passkey: await used(key, ann) }));
    mustWork(await tokensOf(server, ann).make('bot'));
  });

  it('is not proved by the passkey of another account, and chooses no password where there is none', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, eve] = [newPlayer(server), newPlayer(server)];
    await addPasskey(server, ann);
    const evil = await addPasskey(server, eve);
    someTimeLater(server);
    const thief = copyOf(server, ann);
    expect(await thief.account.prove({ passkey: await used(evil, thief) })).toMatchObject(WRONG);
    expect(await thief.account.setPassword(ANN)).toMatchObject(NEEDED);
  });

  it('is tried with so many passwords as a name is', async () => {
    const server = await openTestServer({ boxes: TOYS, monotonicNow: () => 0 });
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    const thief = copyOf(server, ann);
    for (let tried = 0; tried < 10; tried++) await thief.account.prove({ password: 'wrong' });
    const refused = { error: { code: 'too-many-requests' } };
    expect(await thief.account.prove({ password: PASSWORD })).toMatchObject(refused);
  });

  it('ends with a new password, for who has copied the cookie, too', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    const thief = copyOf(server, ann);
    mustWork(await pushOf(server, thief).subscribe(browser('thief')));
    const change = { ...ANN, password: 'another quiet evening', current: PASSWORD };
    mustWork(await ann.account.setPassword(change));
    expect(mustWork(await thief.account.info())).toEqual({});
    expect(mustWork(await ann.account.info()).account).toBeDefined();
    expect(mustWork(await pushOf(server, ann).read()).devices).toBe(0);
  });

  it('leaves nothing behind that outlives a recovery', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = newPlayer(server);
    const { codes } = mustWork(await ann.account.make(ANN));
    const thief = copyOf(server, ann);
    const key = await addPasskey(server, thief);
    mustWork(await pushOf(server, thief).subscribe(browser('thief')));
    const back = newPlayer(server);
    mustWork(await back.account.recover(codes[0] ?? ''));
    expect(mustWork(await pushOf(server, back).read()).devices).toBe(0);
    const stranger = newPlayer(server);
    expect(await stranger.account.signInByPasskey(await used(key, stranger))).toMatchObject(WRONG);
    // Who has nothing left to show it by may choose a password, also later.
    someTimeLater(server);
    mustWork(await back.account.setPassword({ ...ANN, password: 'chosen anew, and long' }));
  });
});
