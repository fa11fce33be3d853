import { connectToClubs } from '@kast/protocol/club-client';
import { newKey } from '@kast/protocol/client';
import { moderationCallsTo, type ModerationCalls } from '@kast/protocol/moderation-client';
import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { PASSWORD, withAccount } from '../accounts-testing.ts';
import {
  act,
  inTestTransport,
  move,
  mustWork,
  NIM,
  openTestTable,
  type TestGuest,
  type TestTable,
  TOYS,
  watch,
} from '../testing.ts';

const SECRET = 'a-secret-of-the-settings';
const WITH_SECRET = { boxes: TOYS, env: { MODERATION_SECRET: SECRET } };

function callsOf(guest: TestGuest, { url }: TestTable): ModerationCalls {
  return moderationCallsTo(url, inTestTransport(guest.fetch));
}

async function openModerated() {
  const table = await openTestTable({}, WITH_SECRET);
  const mo = callsOf(table.newGuest(), table);
  mustWork(await mo.becomeModerator(SECRET));
  const idOf = async ({ client }: TestGuest) => mustWork(await client.me()).id;
  const say = ({ chat }: TestGuest, text: string) =>
    chat.say(table.id, { room: 'players', text, key: newKey() });
  return { ...table, table, mo, idOf, say, url: table.url, newGuest: () => table.newGuest() };
}

const NO_ROLE = { ok: false, error: { code: 'not-a-moderator' } };

describe('the role of a moderator', () => {
  const everything = (calls: ModerationCalls) =>
    Promise.all([
      calls.reports(),
      calls.blocks(),
      calls.auditLog(),
      calls.act({ act: 'block-player', player: 'x', why: 'x' }),
    ]);

  it('is nobody’s who does not know the secret: nothing is shown, and nothing done', async () => {
    const { table, mo, bob, newGuest } = await openModerated();
    for (const guest of [bob, newGuest()]) {
      const calls = callsOf(guest, table);
      for (const secret of ['', SECRET.slice(1), `${SECRET} `, 'a'.repeat(200)]) {
        expect(await calls.becomeModerator(secret)).toMatchObject(NO_ROLE);
      }
      for (const answer of await everything(calls)) expect(answer).toMatchObject(NO_ROLE);
    }
    expect(mustWork(await mo.blocks()).players).toEqual([]);
  });

  it('cannot be forged by a cookie, a header or a field', async () => {
    const { table, mo, bob, idOf, url } = await openModerated();
    const moderator = must(mustWork(await mo.auditLog()).entries[0], 'an entry').moderator;
    expect(moderator).not.toBe(await idOf(bob));
    for (const headers of [
      { cookie: `kast_guest=${moderator}` },
      { cookie: `kast_guest=${moderator}.AAAA` },
      { cookie: `${bob.cookie}; kast_guest=${moderator}` },
      { cookie: bob.cookie ?? '', 'x-moderator': moderator },
    ]) {
      const answer = await fetch(`${url}/api/moderation/reports`, { headers });
      expect([headers, answer.status]).toEqual([headers, 403]);
    }
    // A token that there is not.
    const authorization = `Bearer ${SECRET}`;
    const headers = { cookie: bob.cookie ?? '', authorization };
    expect((await fetch(`${url}/api/moderation/reports`, { headers })).status).toBe(401);
    const acted = await bob.fetch(`${url}/api/moderation/acts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ act: 'block-player', player: 'x', why: 'x', moderator }),
    });
    expect(acted.ok).toBe(false);
    expect(await callsOf(bob, table).reports()).toMatchObject(NO_ROLE);
  });

  it('does not exist where no secret is set, whatever is said', async () => {
    const table = await openTestTable();
    const calls = callsOf(table.ann, table);
    for (const secret of ['', 'undefined', SECRET]) {
      expect(await calls.becomeModerator(secret)).toMatchObject(NO_ROLE);
    }
    for (const answer of await everything(calls)) expect(answer).toMatchObject(NO_ROLE);
  });

  it('stays with the player over a restart', async () => {
    const { table, mo } = await openModerated();
    await table.restart();
    expect(mustWork(await mo.reports()).reports).toEqual([]);
  });

  it('cannot be taken from another site', async () => {
    const { url, newGuest } = await openModerated();
    const answer = await newGuest().fetch(`${url}/api/moderation/role`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ secret: SECRET }),
    });
    expect(await answer.json()).toMatchObject({ code: 'cross-site' });
  });
});

describe('a report', () => {
  it('reaches moderators with what was said around it, and is closed once', async () => {
    const { mo, ann, bob, id, say, idOf } = await openModerated();
    mustWork(await bob.client.rename('Bob'));
    mustWork(await say(ann, 'Hello'));
    const { number } = mustWork(await say(bob, 'Rude'));
    mustWork(await ann.chat.report(id, { room: 'players', number, reason: 'insult' }));
    const report = must(mustWork(await mo.reports()).reports[0], 'a report');
    expect(report).toMatchObject({
      match: id,
      game: 'nim',
      ply: 0,
      reason: 'insult',
      author: await idOf(bob),
      reporter: await idOf(ann),
    });
    expect(report.context).toMatchObject([
      { said: 'Hello', seat: 1 },
      { said: 'Rude', seat: 2, name: 'Bob', number },
    ]);
    mustWork(await mo.act({ act: 'close-report', report: report.id, why: 'seen' }));
    expect(mustWork(await mo.reports()).reports).toEqual([]);
    const again = await mo.act({ act: 'close-report', report: report.id, why: 'seen' });
    expect(again).toMatchObject({ error: { code: 'not-found' } });
  });
});

describe('what a moderator does', () => {
  it('takes a line away from everybody, at once', async () => {
    const { mo, ann, bob, id, say } = await openModerated();
    const listening = watch(ann, id, 0);
    await listening.until(({ tables }) => tables.length > 0);
    const { number } = mustWork(await say(bob, 'Rude'));
    await listening.until(({ chats }) => chats.length === 1);
    const removal = { act: 'remove-line', match: id, room: 'players', number } as const;
    mustWork(await mo.act({ ...removal, why: 'rude' }));
    await listening.until(({ chats }) => chats.length === 2);
    expect(listening.chats[1]?.line).toMatchObject({ number, version: 2, removed: true });
    const { lines } = mustWork(await bob.chat.page(id, 'players'));
    expect(JSON.stringify(lines)).not.toContain('Rude');
    expect(lines[0]).toMatchObject({ removed: true });
  });

  it('keeps a blocked player from talking and from public tables, and lets them play on', async () => {
    const { mo, ann, bob, id, say, idOf, url } = await openModerated();
    const player = await idOf(bob);
    mustWork(await mo.act({ act: 'block-player', player, days: 3, why: 'rude' }));
    const blocked = { error: { code: 'blocked' } };
    expect(await say(bob, 'Hello')).toMatchObject(blocked);
    expect(await bob.client.newMatch(NIM)).toMatchObject(blocked);
    expect(await bob.client.newMatch({ ...NIM, watchers: 'link' })).toMatchObject({ ok: true });
    mustWork(await move(ann, id, '1'));
    mustWork(await move(bob, id, '1'));
    mustWork(await act(bob, id, 'resign'));
    expect(await bob.client.rematch(id)).toMatchObject(blocked);
    const open = mustWork(await ann.client.newMatch(NIM));
    const token = must(open.invites[0], 'an invitation').token;
    expect(await bob.client.claimSeat(open.id, token)).toMatchObject(blocked);
    const wish = { games: ['nim'], paces: ['live'], players: { min: 2, max: 2 } };
    const wished = await bob.fetch(`${url}/api/lobby/wish`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    expect(await wished.json()).toMatchObject(blocked.error);
    expect(mustWork(await mo.blocks()).players).toMatchObject([{ player, why: 'rude' }]);
    mustWork(await mo.act({ act: 'unblock-player', player, why: 'sorry' }));
    mustWork(await say(bob, 'Sorry'));
    mustWork(await bob.client.newMatch(NIM));
  });

  it('keeps a name from everybody, and takes one away', async () => {
    const { mo, ann, bob, id, idOf } = await openModerated();
    mustWork(await bob.client.rename('Very Rude'));
    mustWork(await mo.act({ act: 'block-name', name: 'rude', kind: 'word', why: 'rude' }));
    expect(await ann.client.rename('RÜDE!')).toMatchObject({
      error: { code: 'bad-name', problem: 'not-allowed' },
    });
    expect(mustWork(await ann.client.snapshot(id)).seats[1]?.name).toBe('Very Rude');
    mustWork(await mo.act({ act: 'remove-name', player: await idOf(bob), why: 'rude' }));
    expect(mustWork(await ann.client.snapshot(id)).seats[1]).not.toHaveProperty('name');
    mustWork(await mo.act({ act: 'unblock-name', name: 'rude', kind: 'word', why: 'why not' }));
    mustWork(await ann.client.rename('Rude'));
  });

  it('keeps a name from everything that is shown: players, accounts and evenings', async () => {
    const { mo, ann, url } = await openModerated();
    mustWork(await mo.act({ act: 'block-name', name: 'rude', kind: 'word', why: 'rude' }));
    const { account } = withAccount(url, ann);
    const clubs = connectToClubs(url, { fetch: ann.fetch });
    const evening = { name: '', games: ['nim'], system: 'swiss', perTable: 2 } as const;
    const settings = { ...evening, games: [...evening.games] };
    const { id } = mustWork(await clubs.open(settings));
    const refused = { error: { code: 'bad-name', problem: 'not-allowed' } };
    const name = 'Very Rude';
    expect(await account.make({ name, password: PASSWORD })).toMatchObject(refused);
    expect(await clubs.join(id, { name })).toMatchObject(refused);
    expect(await clubs.addNames(id, ['Bob', name])).toMatchObject(refused);
    expect(await clubs.open({ ...settings, name })).toMatchObject(refused);
    expect(await clubs.set(id, { ...settings, name })).toMatchObject(refused);
    expect(mustWork(await ann.client.me()).name).toBeUndefined();
    const { person } = mustWork(await clubs.join(id, { name: 'Ann' }));
    expect(await clubs.changePerson(id, person, { name })).toMatchObject(refused);
    mustWork(await account.make({ name: 'Ann', password: PASSWORD }));
    const change = { name, password: 'another quiet evening', current: PASSWORD };
    expect(await account.setPassword(change)).toMatchObject(refused);
  });

  it('stands in the audit log: who, when, what and why; what came to nothing does not', async () => {
    const { mo, bob, idOf } = await openModerated();
    mustWork(await bob.client.rename('Bob'));
    const player = await idOf(bob);
    await mo.act({ act: 'unblock-player', player, why: 'nothing' });
    mustWork(await mo.act({ act: 'block-player', player, why: 'rude' }));
    const { entries, names, more } = mustWork(await mo.auditLog());
    expect(more).toBe(false);
    expect(names).toEqual({ [player]: 'Bob' });
    expect(entries).toMatchObject([
      { number: 2, act: 'block-player', why: 'rude', about: { player } },
      { number: 1, act: 'become-moderator' },
    ]);
    expect(entries[0]?.moderator).toBe(entries[1]?.moderator);
    expect(JSON.stringify(entries)).not.toContain(SECRET);
  });
});
