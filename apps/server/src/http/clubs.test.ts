import { must } from '@kast/kernel';
import type { ClubView } from '@kast/protocol/client';
import { connectToClubs } from '@kast/protocol/club-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { act, mustWork, openTestServer, type TestGuest, TOYS } from '../testing.ts';
import { newDatabase } from '../store/postgres/databases-testing.ts';
import { clubHouse, EVENING, NOT_THE_HOST, refusal, type Visitor } from './clubs-testing.ts';
import { documentationOf } from './documentation-testing.ts';

const { server, visitor, openEvening } = clubHouse();

describe('T17 a club evening', () => {
  it('is found again by who takes part, and brought up at home while it goes on', async () => {
    const { host, id, join } = await openEvening();
    const ann = await join('Ann');
    const ofAnn = { id, name: 'Tuesday', isOver: false, isHost: false };
    expect(mustWork(await ann.clubs.mine()).clubs).toMatchObject([ofAnn]);
    expect(mustWork(await host.clubs.mine()).clubs).toMatchObject([{ id, isHost: true }]);
    expect(mustWork(await ann.client.me()).evenings).toMatchObject([ofAnn]);
    mustWork(await host.clubs.end(id, true));
    expect(mustWork(await ann.client.me()).evenings).toEqual([]);
    expect(mustWork(await ann.clubs.mine()).clubs).toMatchObject([{ id, isOver: true }]);
  });

  it('lets everybody in who joins at the same moment', async () => {
    const { id, look } = await openEvening();
    const arrivals = Array.from({ length: 60 }, (_, index) =>
      visitor().clubs.join(id, { name: `P${index}` }),
    );
    for (const joined of await Promise.all(arrivals)) mustWork(joined);
    expect((await look()).people).toHaveLength(60);
  });

  it('defends itself: its host removes people, and lets nobody else join', async () => {
    const { host, id, look } = await openEvening();
    mustWork(await host.clubs.addNames(id, ['Oma', 'Opa']));
    const troll = visitor();
    mustWork(await troll.clubs.join(id, { name: 'Troll' }));
    expect(await troll.clubs.removePerson(id, 1)).toMatchObject(NOT_THE_HOST);
    expect(await troll.clubs.shut(id, true)).toMatchObject(NOT_THE_HOST);
    mustWork(await host.clubs.removePerson(id, 3));
    expect((await look()).people.map(({ name }) => name).toSorted()).toEqual(['Oma', 'Opa']);
    expect(await host.clubs.removePerson(id, 3)).toMatchObject(refusal('unknown'));
    mustWork(await host.clubs.shut(id, true));
    expect(await look()).toMatchObject({ isShut: true });
    expect(await troll.clubs.join(id, { name: 'Troll' })).toMatchObject(refusal('shut'));
    expect(await troll.clubs.join(id, { name: 'Troll', person: 1 })).toMatchObject(refusal('shut'));
    mustWork(await host.clubs.addNames(id, ['Tante']));
    mustWork(await host.clubs.shut(id, false));
    mustWork(await troll.clubs.join(id, { name: 'Troll', person: 1 }));

    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'box' }));
    mustWork(await host.clubs.removePerson(id, 1));
    const left = (await look()).people.find(({ person }) => person === 1);
    expect(left).toMatchObject({ name: 'Oma', isAway: true, hasPhone: false });
  });

  it('has people who join by its code, without an account, and names that the host types', async () => {
    const { host, id, look } = await openEvening();
    const { code } = await look();
    const ann = visitor();
    const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`;
    expect(mustWork(await ann.clubs.useCode(typed))).toEqual({ id, isHost: false });
    const { person } = mustWork(await ann.clubs.join(id, { name: 'Ann' }));
    expect(await ann.clubs.join(id, { name: 'Ann' })).toMatchObject({ value: { person } });
    mustWork(await host.clubs.addNames(id, ['Bob', 'Carol']));
    expect(mustWork(await ann.clubs.look(id))).toMatchObject({ you: person, isHost: false });
    const { people } = await look();
    expect(people.map(({ name, hasPhone }) => `${name} ${hasPhone}`).toSorted()).toEqual([
      'Ann true',
      'Bob false',
      'Carol false',
    ]);
    expect(mustWork(await ann.client.me()).name).toBe('Ann');
  });

  it('lets somebody come with a phone later, as one whose name was typed', async () => {
    const { host, id, look } = await openEvening();
    const { people } = mustWork(await host.clubs.addNames(id, ['Bob']));
    const [person = 0] = people;
    const bob = visitor();
    mustWork(await bob.clubs.join(id, { name: 'Bob', person }));
    expect(await visitor().clubs.join(id, { name: 'Bob', person })).toMatchObject(refusal('taken'));
    expect((await look()).people).toMatchObject([{ person, name: 'Bob', hasPhone: true }]);
    mustWork(await host.clubs.changePerson(id, person, { hasPhone: false }));
    expect(mustWork(await bob.clubs.look(id)).you).toBeUndefined();
  });

  it('goes to another device by a code for hosts, which works once', async () => {
    const { host, id } = await openEvening();
    const { code } = mustWork(await host.clubs.newHostCode(id));
    const laptop = visitor();
    expect(mustWork(await laptop.clubs.useCode(code))).toEqual({ id, isHost: true });
    mustWork(await laptop.clubs.addNames(id, ['Ann']));
    mustWork(await host.clubs.addNames(id, ['Bob']));
    expect(mustWork(await laptop.clubs.mine()).clubs).toMatchObject([{ id, name: 'Tuesday' }]);
    expect(await visitor().clubs.useCode(code)).toMatchObject({ error: { code: 'bad-code' } });
  });

  it('is run by its hosts alone', async () => {
    const { id, join } = await openEvening();
    const ann = await join('Ann');
    const bob = mustWork(await (await join('Bob')).clubs.look(id)).you ?? 0;
    const { clubs } = ann;
    expect(await clubs.addNames(id, ['Carol'])).toMatchObject(NOT_THE_HOST);
    expect(await clubs.drawRound(id, { round: 1, place: 'box' })).toMatchObject(NOT_THE_HOST);
    expect(await clubs.dropRound(id, 1)).toMatchObject(NOT_THE_HOST);
    expect(await clubs.enterResult(id, { round: 1, table: 1 }, [1, 2])).toMatchObject(NOT_THE_HOST);
    expect(await clubs.set(id, EVENING)).toMatchObject(NOT_THE_HOST);
    expect(await clubs.end(id, true)).toMatchObject(NOT_THE_HOST);
    expect(await clubs.newHostCode(id)).toMatchObject(NOT_THE_HOST);
    expect(await clubs.changePerson(id, bob, { isAway: true })).toMatchObject(NOT_THE_HOST);
    // Of oneself one may say that one leaves.
    const { you = 0 } = mustWork(await clubs.look(id));
    mustWork(await clubs.changePerson(id, you, { isAway: true }));
  });

  it('ends, and takes nobody in after that', async () => {
    const { host, id } = await openEvening();
    mustWork(await host.clubs.end(id, true));
    expect(await visitor().clubs.join(id, { name: 'Ann' })).toMatchObject(refusal('over'));
    expect(await host.clubs.drawRound(id, { round: 1, place: 'box' })).toMatchObject(
      refusal('over'),
    );
    mustWork(await host.clubs.end(id, false));
    mustWork(await visitor().clubs.join(id, { name: 'Ann' }));
  });

  it('refuses what cannot be', async () => {
    const { host, id } = await openEvening();
    expect(await host.clubs.open({ ...EVENING, games: ['chess'] })).toMatchObject({
      error: { code: 'unknown-game' },
    });
    expect(await host.clubs.open({ ...EVENING, perTable: 6 })).toMatchObject(refusal('no-game'));
    expect(await host.clubs.drawRound(id, { round: 1, place: 'box' })).toMatchObject(
      refusal('too-few'),
    );
    mustWork(await host.clubs.addNames(id, ['Ann', 'Bob']));
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'box' }));
    expect(await host.clubs.enterResult(id, { round: 1, table: 1 }, [1, 2, 3])).toMatchObject(
      refusal('places'),
    );
    expect(await host.clubs.enterResult(id, { round: 1, table: 2 }, [1, 2])).toMatchObject(
      refusal('unknown'),
    );
    expect(await host.clubs.changePerson(id, 99, { isAway: true })).toMatchObject(
      refusal('unknown'),
    );
    expect(await host.clubs.addNames(id, ['\u202Eevil'])).toMatchObject({
      error: { code: 'bad-name' },
    });
    for (const strange of ['AAAAAAAAAAAAAAAA', 'a b', '💥', "' or 1=1"]) {
      expect(await host.clubs.look(strange)).toMatchObject({ error: { code: 'unknown-club' } });
    }
  });

  it('holds two hundred people and no more, and pairs them', async () => {
    const { host, id, look } = await openEvening();
    for (let part = 0; part < 4; part++) {
      const names = Array.from({ length: 50 }, (_, index) => `P${part * 50 + index}`);
      mustWork(await host.clubs.addNames(id, names));
    }
    expect(await host.clubs.addNames(id, ['one more'])).toMatchObject(refusal('too-many-people'));
    expect(await visitor().clubs.join(id, { name: 'Ann' })).toMatchObject(
      refusal('too-many-people'),
    );
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'box' }));
    expect((await look()).round?.tables).toHaveLength(100);
  });

  it('takes everybody in who comes at the same moment, each once', async () => {
    const { id, look } = await openEvening();
    const guests = Array.from({ length: 12 }, () => visitor());
    for (const { client } of guests) mustWork(await client.me());
    const joins = await Promise.all(
      guests.flatMap(({ clubs }, index) => {
        const wish = { name: `G${index}` };
        return [clubs.join(id, wish), clubs.join(id, wish)];
      }),
    );
    expect(new Set(joins.map((one) => mustWork(one).person)).size).toBe(12);
    expect((await look()).people).toHaveLength(12);
  });

  it('has a stream that tells how it stands, and again when a match has ended', async () => {
    const { host, id, look, join } = await openEvening();
    const guests = [await join('Ann'), await join('Bob')];
    const screen = await readStream(host, id);
    expect((await screen.next()).people).toHaveLength(2);
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'online' }));
    const drawn = await screen.until(({ round }) => round !== undefined);
    mustWork(await act(guests[0] as TestGuest, drawn.round?.tables[0]?.match ?? '', 'resign'));
    // Nobody asks for the evening meanwhile: the stream finds out.
    const told = await screen.until(({ round }) => round?.tables[0]?.places !== undefined);
    expect(told.people[0]).toMatchObject({ name: 'Bob', points: 1 });
    expect(told).toEqual(await look());
  });

  it('tells a stream nothing that it has seen', async () => {
    const { host, id, look } = await openEvening();
    const { revision } = await look();
    const stream = await readStream(host, id, revision);
    mustWork(await host.clubs.addNames(id, ['Ann']));
    expect((await stream.next()).revision).toBe(revision + 1);
  });

  it('survives a restart', async () => {
    const own = await openTestServer({ boxes: TOYS });
    const { host, id, look } = await openEvening({}, visitor(own.url));
    mustWork(await host.clubs.addNames(id, ['Ann', 'Bob', 'Carol']));
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'box' }));
    const before = await look();
    await own.restart();
    expect(await look()).toEqual(before);
  });

  it('is one evening through two processes', async () => {
    const { url } = await newDatabase();
    const env = { DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) };
    const here = await openTestServer({ boxes: TOYS, env });
    const there = await openTestServer({ boxes: TOYS, env });
    const { host, id, join } = await openEvening({}, visitor(here.url));
    const screen = await readStream(host, id);
    const guests = [await join('Ann', there.url), await join('Bob', there.url)];
    await screen.until(({ people }) => people.length === 2);
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'online' }));
    const { club } = mustWork(await must(guests[0], 'Ann').clubs.look(id));
    const match = club.round?.tables[0]?.match ?? '';
    mustWork(await act(must(guests[0], 'Ann'), match, 'resign'));
    const told = await screen.until(({ round }) => round?.tables[0]?.places !== undefined);
    expect(told.people[0]).toMatchObject({ name: 'Bob', points: 1 });
  });

  it('is answered as it is documented', async () => {
    const documentation = await documentationOf(server());
    const guest = documentation.newGuest();
    const clubs = connectToClubs(server().url, {
      fetch: (address, init) => guest.fetch(address, init),
    });
    const { id } = mustWork(await clubs.open({ ...EVENING, games: ['nim', 'high-card'] }));
    await clubs.mine();
    await clubs.join(id, { name: 'Ann' });
    await clubs.addNames(id, ['Bob', 'Carol']);
    await clubs.drawRound(id, { round: 1, place: 'online' });
    await clubs.enterResult(id, { round: 1, table: 1 }, [1, 2]);
    await clubs.round(id, 1);
    await clubs.look(id);
    await clubs.changePerson(id, 2, { isAway: true });
    await clubs.newHostCode(id);
    await clubs.dropRound(id, 1);
    await clubs.drawRound(id, { round: 1, place: 'box' });
    await clubs.useCode('wrong');
    await clubs.set(id, EVENING);
    await clubs.end(id, true);
    await clubs.look('nowhere');
    expect(documentation.problems).toEqual([]);
  });
});

interface ClubStream {
  next(): Promise<ClubView>;
  until(isIt: (view: ClubView) => boolean): Promise<ClubView>;
}

async function readStream(guest: Visitor, id: string, seen?: number): Promise<ClubStream> {
  const headers = seen === undefined ? {} : { 'last-event-id': String(seen) };
  const response = await guest.fetch(guest.clubs.eventsAddress(id), { headers });
  const reader = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  onTestFinished(() => reader.cancel());
  let text = '';
  const next = async (): Promise<ClubView> => {
    for (;;) {
      const found = /event: club\ndata: (.*)\n\n/.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(found[1] as string) as ClubView;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream has ended');
      text += value;
    }
  };
  const until: ClubStream['until'] = async (isIt) => {
    for (;;) {
      const view = await next();
      if (isIt(view)) return view;
    }
  };
  return { next, until };
}
