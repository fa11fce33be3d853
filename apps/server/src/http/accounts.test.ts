import { connectToFriends } from '@kast/protocol/friends-client';
import { connectToTokens } from '@kast/protocol/token-client';
import { newKey } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { documentationOf } from './documentation-testing.ts';
import { newPlayer, PASSWORD, withAccount } from '../accounts-testing.ts';
import {
  act,
  inTestTransport,
  move,
  mustWork,
  NIM,
  openTestServer,
  openTestTable,
  seatTwo,
  type TestGuest,
  TOYS,
  watch,
} from '../testing.ts';

const ANN = { name: 'Ann', password: PASSWORD };

describe('an account', () => {
  it('is made of a guest, who keeps matches, name and settings', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = newPlayer(server);
    const { id } = mustWork(await ann.client.newMatch(NIM));
    mustWork(await ann.client.rename('Ann of the hill'));
    const before = mustWork(await ann.client.me());
    expect(mustWork(await ann.account.info())).toEqual({});
    const { codes } = mustWork(await ann.account.make({ ...ANN, settings: '{"theme":"dark"}' }));
    expect(new Set(codes).size).toBe(8);
    const after = mustWork(await ann.client.me());
    expect(after).toEqual({ ...before, isSignedIn: true });
    expect(after.matches.map((match) => match.id)).toEqual([id]);
    expect(mustWork(await ann.account.info())).toMatchObject({
      account: { name: 'Ann', hasPassword: true, codesLeft: 8, sessions: [{ isThis: true }] },
    });
  });

  it('gives its name to who had none', async () => {
    const ann = newPlayer(await openTestServer({ boxes: TOYS }));
    mustWork(await ann.account.make(ANN));
    expect(mustWork(await ann.client.me()).name).toBe('Ann');
  });

  it('brings the running matches to a second device, and its settings', async () => {
    const table = await openTestTable();
    const ann = withAccount(table.url, table.ann);
    mustWork(await ann.account.make({ ...ANN, settings: '{"theme":"dark"}' }));
    const phone = newPlayer(table);
    const signedIn = mustWork(await phone.account.signIn({ ...ANN, name: ' ＡNN ' }));
    expect(signedIn).toEqual({
      id: mustWork(await ann.client.me()).id,
      settings: '{"theme":"dark"}',
      matches: 0,
    });
    const { matches } = mustWork(await phone.client.me());
    expect(matches).toMatchObject([{ id: table.id, you: 1 }]);
    mustWork(await move(phone, table.id, '1'));
    expect(mustWork(await ann.client.snapshot(table.id)).standing.ply).toBe(1);
  });

  it('takes along what the guest of the second device held, and both see it', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    const table = await seatTwo(server);
    // Bob's seat and name, and a table that he has set, are Ann's when he turns out to be her.
    const bob = withAccount(server.url, table.bob);
    const made = mustWork(await bob.client.newMatch(NIM));
    const seen = watch(bob, table.id, 0);
    expect(mustWork(await bob.account.signIn(ANN))).toMatchObject({ matches: 2 });
    await seen.until(({ tables }) => tables.length > 0);
    const { matches } = mustWork(await ann.client.me());
    expect(matches.map(({ id }) => id).toSorted()).toEqual([made.id, table.id].toSorted());
    expect(mustWork(await ann.client.snapshot(table.id)).you).toBe(2);
    expect(mustWork(await ann.client.invites(made.id)).invites).toHaveLength(1);
  });

  it('does not sit twice at a table where both its devices sat: signed out, the other has its seat again', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const table = await seatTwo(server);
    const [ann, bob] = [withAccount(server.url, table.ann), withAccount(server.url, table.bob)];
    mustWork(await ann.account.make(ANN));
    mustWork(await bob.account.signIn(ANN));
    expect(mustWork(await bob.client.snapshot(table.id)).you).toBe(1);
    mustWork(await bob.account.signOut());
    expect(mustWork(await bob.client.snapshot(table.id)).you).toBe(2);
  });

  it('has a name that one person signs in by, however it is typed', async () => {
    const server = await openTestServer({ boxes: TOYS });
    mustWork(await newPlayer(server).account.make({ ...ANN, name: 'Straße Ωσ' }));
    for (const name of ['STRASSE ΩΣ', 'straße  ως', 'ｓｔｒａｓｓｅ ωσ']) {
      const taken = await newPlayer(server).account.make({ ...ANN, name });
      expect(taken).toMatchObject({ error: { code: 'name-taken' } });
      mustWork(await newPlayer(server).account.signIn({ ...ANN, name }));
    }
    for (const name of ['李小龙', 'Ⴀnna', 'أمينة', '🐙']) {
      mustWork(await newPlayer(server).account.make({ ...ANN, name }));
    }
  });

  it.each([
    ['short', 'too-short'],
    ['aaaaaaaaaaaa', 'too-easy'],
    ['a'.repeat(300), 'too-long'],
  ])('has no password like %s', async (password, problem) => {
    const ann = newPlayer(await openTestServer({ boxes: TOYS }));
    const made = await ann.account.make({ name: 'Ann', password });
    expect(made).toMatchObject({ error: { code: 'bad-password', problem } });
    expect(mustWork(await ann.account.info())).toEqual({});
  });

  it('changes its password for who knows the old one, and signs all others out', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, phone] = [newPlayer(server), newPlayer(server)];
    mustWork(await ann.account.make(ANN));
    mustWork(await phone.account.signIn(ANN));
    const next = { name: 'Anna', password: 'another calm evening' };
    expect(await ann.account.setPassword(next)).toMatchObject({ error: { code: 'bad-sign-in' } });
    mustWork(await ann.account.setPassword({ ...next, current: PASSWORD }));
    expect(mustWork(await phone.account.info())).toEqual({});
    expect(mustWork(await ann.account.info())).toMatchObject({ account: { name: 'Anna' } });
    expect(await phone.account.signIn(ANN)).toMatchObject({ ok: false });
    mustWork(await newPlayer(server).account.signIn(next));
  });
});

describe('every answer about accounts', () => {
  it('is as it is documented', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const documentation = await documentationOf(server);
    const ann = withAccount(server.url, documentation.newGuest());
    await ann.account.info();
    await ann.account.newCodes();
    await ann.account.make({ name: '', password: PASSWORD });
    await ann.account.make({ name: 'Ann', password: 'short' });
    const { codes } = mustWork(await ann.account.make({ ...ANN, settings: '{}' }));
    await ann.account.make(ANN);
    await ann.account.info();
    await ann.account.newPasskeyOptions();
    await ann.account.passkeySignInOptions();
    const nothing = { id: 'x', clientDataJSON: '', transports: [] };
    await ann.account.addPasskey({ ...nothing, attestationObject: '' });
    await ann.account.removePasskey('x');
    await ann.account.endSession('x');
    await ann.account.keepSettings('{}');
    await ann.account.setPassword(ANN);
    await ann.account.newCodes();
    await ann.account.prove({ password: 'wrong' });
    await ann.account.prove({ password: PASSWORD });
    await ann.fetch(ann.account.exportAddress);
    await ann.account.signOut();
    await ann.account.signIn({ ...ANN, password: 'wrong' });
    await ann.account.signIn(ANN);
    await ann.account.recover(codes[0] ?? '');
    await ann.account.deleteAll();
    expect(documentation.problems).toEqual([]);
    expect(documentation.compared).toBeGreaterThan(20);
  });
});

describe('recovery codes', () => {
  it('sign in once each, take the password away and end all sessions', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, phone] = [newPlayer(server), newPlayer(server)];
    const { codes } = mustWork(await ann.account.make(ANN));
    const { id } = mustWork(await ann.client.me());
    const [code = '', second = ''] = codes;
    expect(mustWork(await phone.account.recover(code.toLowerCase()))).toMatchObject({ id });
    expect(mustWork(await ann.account.info())).toEqual({});
    expect(await newPlayer(server).account.signIn(ANN)).toMatchObject({ ok: false });
    for (const tried of [code, 'AAAA-AAAA-AAAA-AAAA', 'nonsense']) {
      const again = await newPlayer(server).account.recover(tried);
      expect(again).toMatchObject({ error: { code: 'bad-sign-in' } });
    }
    mustWork(await phone.account.setPassword({ ...ANN, password: 'chosen anew, and long' }));
    expect(mustWork(await phone.account.info())).toMatchObject({ account: { codesLeft: 7 } });
    const fresh = mustWork(await phone.account.newCodes()).codes;
    expect(fresh).toHaveLength(8);
    expect(await newPlayer(server).account.recover(second)).toMatchObject({ ok: false });
  });
});

describe('sessions', () => {
  it('are listed, and ended at once with all that is open', async () => {
    const table = await openTestTable({ watchers: 'nobody' });
    const ann = withAccount(table.url, table.ann);
    mustWork(await ann.account.make(ANN));
    const phone = newPlayer(table);
    mustWork(await phone.account.signIn(ANN));
    const seen = watch(phone, table.id, 0);
    await seen.until(({ tables }) => tables.length > 0);
    const { sessions = [] } = mustWork(await ann.account.info()).account ?? {};
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isThis }) => !isThis)?.id ?? '';
    mustWork(await ann.account.endSession(other));
    expect(await move(phone, table.id, '1').catch(() => 'nothing is shown')).toBe(
      'nothing is shown',
    );
    await seen.until(({ lost }) => lost.length > 0);
    expect(await ann.account.endSession(other)).toMatchObject({ error: { code: 'not-found' } });
  });

  it('of others cannot be ended', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, eve] = [newPlayer(server), newPlayer(server)];
    mustWork(await ann.account.make(ANN));
    mustWork(await eve.account.make({ ...ANN, name: 'Eve' }));
    const [own] = mustWork(await ann.account.info()).account?.sessions ?? [];
    expect(await eve.account.endSession(own?.id ?? '')).toMatchObject({ ok: false });
    expect(mustWork(await ann.account.info()).account).toBeDefined();
    expect(await newPlayer(server).account.endSession('x')).toMatchObject({
      error: { code: 'not-signed-in' },
    });
  });
});

describe('what is kept of somebody', () => {
  it('is told to them, whole and without secrets', async () => {
    const table = await openTestTable();
    const ann = withAccount(table.url, table.ann);
    const say = (who: TestGuest, said: { text: string } | { phrase: 'thanks' }) =>
      who.chat.say(table.id, { room: 'players', key: newKey(), ...said });
    mustWork(await say(ann, { text: 'my words' }));
    mustWork(await say(table.bob, { text: 'words of bob' }));
    mustWork(await say(ann, { phrase: 'thanks' }));
    const asGuest: unknown = await (await ann.fetch(ann.account.exportAddress)).json();
    expect(asGuest).toMatchObject({ matches: [{ id: table.id, seat: 1, game: 'nim' }] });
    const { codes } = mustWork(await ann.account.make({ ...ANN, settings: '{}' }));
    const friends = (guest: TestGuest) => connectToFriends(table.url, inTestTransport(guest.fetch));
    const { token } = mustWork(await friends(ann).newLink());
    mustWork(await friends(table.bob).accept(token));
    const tokens = connectToTokens(table.url, inTestTransport(ann.fetch));
    const program = mustWork(await tokens.make('my bot'));
    mustWork(await ann.chat.mute(table.id, { room: 'players', number: 2, muted: true }));
    const response = await ann.fetch(ann.account.exportAddress);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      name: 'Ann',
      account: { name: 'Ann', settings: '{}', codesLeft: 8 },
      matches: [{ id: table.id }],
      friends: [{ player: mustWork(await table.bob.client.me()).id }],
      programs: [{ id: program.id, name: 'my bot' }],
      mutes: [{ author: mustWork(await table.bob.client.me()).id }],
      ratings: [],
      departures: 0,
      evenings: [],
      browsers: [],
    });
    expect(JSON.parse(text)).toMatchObject({
      chat: [
        { match: table.id, room: 'players', text: 'my words' },
        { match: table.id, room: 'players', phrase: 'thanks' },
      ],
    });
    expect(text).not.toContain('words of bob');
    for (const secret of [
      token,
      program.token,
      ...codes,
      'scrypt',
      ann.cookie?.split('=')[1]?.slice(0, 43) ?? '',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('T3: is deleted: a running match is resigned, and its player is somebody', async () => {
    const table = await openTestTable();
    const ann = withAccount(table.url, table.ann);
    const { codes } = mustWork(await ann.account.make(ANN));
    const phone = newPlayer(table);
    mustWork(await phone.account.signIn(ANN));
    mustWork(await ann.account.deleteAll());
    const { standing, seats } = mustWork(await table.bob.client.snapshot(table.id));
    expect(standing.outcome).toMatchObject({ winners: [2], rule: 'T3' });
    expect(seats[0]).toMatchObject({ kind: 'person', gone: true });
    expect(seats[0]).not.toHaveProperty('name');
    expect(mustWork(await phone.account.info())).toEqual({});
    expect(mustWork(await ann.client.me()).matches).toEqual([]);
    expect(await ann.account.signIn(ANN)).toMatchObject({ ok: false });
    expect(await ann.account.recover(codes[0] ?? '')).toMatchObject({ ok: false });
    mustWork(await newPlayer(table).account.make(ANN));
  });

  it('is deleted: in a rematch there is a free seat, and whoever asked for it has set the table', async () => {
    const { ann, bob, carol, id, url } = await openTestTable();
    mustWork(await withAccount(url, ann).account.deleteAll());
    const { id: again } = mustWork(await bob.client.rematch(id));
    const { seats } = mustWork(await bob.client.snapshot(again));
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
    const { invites } = mustWork(await bob.client.invites(again));
    expect(invites).toMatchObject([{ seat: 2 }]);
    mustWork(await carol.client.claimSeat(again, invites[0]?.token ?? ''));
  });

  it('is deleted of a guest, too, and an old match keeps its log', async () => {
    const table = await openTestTable();
    const ann = withAccount(table.url, table.ann);
    mustWork(await ann.client.rename('Ann'));
    mustWork(await act(table.bob, table.id, 'resign'));
    mustWork(await ann.account.deleteAll());
    const { standing, seats } = mustWork(await table.bob.client.snapshot(table.id));
    expect(standing.ply).toBe(1);
    expect(seats[0]).toMatchObject({ gone: true });
    expect(JSON.stringify(seats)).not.toContain('Ann');
  });
});
