import { describe, expect, it } from 'vitest';
import { testPasskey } from '../accounts/authenticator-testing.ts';
import { type AccountGuest, newPlayer, PASSWORD } from '../accounts-testing.ts';
import { mustWork, NIM, openTestServer, type TestServer, TOYS } from '../testing.ts';

const WRONG = { error: { code: 'bad-sign-in' } };

async function withPasskey(server: TestServer) {
  const ann = newPlayer(server);
  const passkey = testPasskey(server.url);
  const { options } = mustWork(await ann.account.newPasskeyOptions());
  const answer = passkey.make(options);
  const { codes } = mustWork(await ann.account.addPasskey(answer));
  return { ann, passkey, codes, answer };
}

async function signInOptions({ account }: AccountGuest): Promise<unknown> {
  return mustWork(await account.passkeySignInOptions()).options;
}

describe('a passkey', () => {
  it('makes an account of a guest, and signs in without a name on another device', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const guest = newPlayer(server);
    const { id } = mustWork(await guest.client.newMatch(NIM));
    const passkey = testPasskey(server.url);
    const { options } = mustWork(await guest.account.newPasskeyOptions());
    expect(mustWork(await guest.account.addPasskey(passkey.make(options))).codes).toHaveLength(8);
    const phone = newPlayer(server);
    mustWork(await phone.account.signInByPasskey(passkey.use(await signInOptions(phone))));
    expect(mustWork(await phone.client.me()).matches).toMatchObject([{ id }]);
  });

  it('answers a challenge once', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const { passkey, answer } = await withPasskey(server);
    expect(await newPlayer(server).account.addPasskey(answer)).toMatchObject(WRONG);
    const phone = newPlayer(server);
    const options = await signInOptions(phone);
    const used = passkey.use(options);
    mustWork(await phone.account.signInByPasskey(used));
    expect(await newPlayer(server).account.signInByPasskey(used)).toMatchObject(WRONG);
    expect(await newPlayer(server).account.signInByPasskey(passkey.use(options))).toMatchObject(
      WRONG,
    );
  });

  it('is refused for a challenge that we never gave, for another place, and by another key', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const { passkey, ann } = await withPasskey(server);
    const phone = newPlayer(server);
    const options = () => signInOptions(phone);
    const invented = { ...((await options()) as object), challenge: 'AAAAAAAAAAAAAAAAAAAAAA' };
    const stranger = testPasskey(server.url);
    const forged = { ...stranger.use(await options()), id: passkey.use(await options()).id };
    for (const answer of [
      passkey.use(invented),
      passkey.use(await options(), 'https://evil.example'),
      passkey.use({ ...((await options()) as object), rpId: 'evil.example' }),
      stranger.use(await options()),
      forged,
    ]) {
      expect(await phone.account.signInByPasskey(answer)).toMatchObject(WRONG);
    }
    // A challenge to sign in makes no passkey.
    const made = { ...((await options()) as object), rp: { id: '127.0.0.1' } };
    expect(await ann.account.addPasskey(testPasskey(server.url).make(made))).toMatchObject(WRONG);
  });

  it('is refused once a copy of it was used', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const { passkey } = await withPasskey(server);
    const phone = newPlayer(server);
    const [first, second] = [await signInOptions(phone), await signInOptions(phone)];
    const older = passkey.use(first);
    mustWork(await phone.account.signInByPasskey(passkey.use(second)));
    expect(await newPlayer(server).account.signInByPasskey(older)).toMatchObject(WRONG);
  });

  it('is added to an account, and removed unless it is the last way in', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const { ann, passkey } = await withPasskey(server);
    const [own] = mustWork(await ann.account.info()).account?.passkeys ?? [];
    const last = await ann.account.removePasskey(own?.id ?? '');
    expect(last).toMatchObject({ error: { code: 'last-way-in' } });
    mustWork(await ann.account.setPassword({ name: 'Ann', password: PASSWORD }));
    mustWork(await ann.account.removePasskey(own?.id ?? ''));
    const phone = newPlayer(server);
    const tried = await phone.account.signInByPasskey(passkey.use(await signInOptions(phone)));
    expect(tried).toMatchObject(WRONG);
    const { options } = mustWork(await ann.account.newPasskeyOptions());
    expect(mustWork(await ann.account.addPasskey(testPasskey(server.url).make(options)))).toEqual({
      codes: [],
    });
  });
});
