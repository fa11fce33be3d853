import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { act, move, mustWork, openTestServer, type TestGuest, TOYS } from '../testing.ts';
import { clubHouse, NOT_THE_HOST, refusal } from './clubs-testing.ts';

const { visitor, openEvening } = clubHouse();

describe('T17 a club evening, round by round', () => {
  it('plays on devices by the clock and the rule of absence that its host has chosen', async () => {
    const { host, id, join, look } = await openEvening({
      clock: { seconds: 600, increment: 5 },
      absence: 'computer',
    });
    const ann = await join('Ann');
    await join('Bob');
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'online' }));
    const match = must((await look()).round?.tables[0]?.match, 'a match');
    const { clock, absence } = mustWork(await ann.client.snapshot(match));
    expect(clock?.terms).toEqual({ kind: 'match', seconds: 600, increment: 5 });
    expect(absence).toBe('computer');
  });

  it('counts a bye when the others have played, too', async () => {
    const { host, id, look } = await openEvening();
    mustWork(await host.clubs.addNames(id, ['Ann', 'Bob', 'Carol']));
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'box' }));
    expect((await look()).people.map(({ points }) => points)).toEqual([0, 0, 0]);
    mustWork(await host.clubs.enterResult(id, { round: 1, table: 1 }, [1, 2]));
    expect((await look()).people.map(({ points }) => points)).toEqual([1, 1, 0]);
  });

  it('is paid for by the match where a round is taken away', async () => {
    const small = await openTestServer({
      boxes: TOYS,
      monotonicNow: () => 0,
      env: { REQUESTS_PER_MINUTE: '1000' },
    });
    const { host, id, join } = await openEvening({}, visitor(small.url));
    for (const name of ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']) {
      await join(name, small.url);
    }
    const answers: string[] = [];
    for (let tried = 0; tried < 6; tried++) {
      const made = await host.clubs.drawRound(id, { round: 1, place: 'online' });
      answers.push(made.ok ? 'drawn' : made.error.code);
      await host.clubs.dropRound(id, 1);
    }
    // A guest has 400 to spend: four matches of 25 and the round itself.
    expect(answers.slice(0, 2)).toEqual(['drawn', 'drawn']);
    expect(answers.at(-1)).toBe('too-many-requests');
  });

  it('is paid for by how many are paired, and by how much of an evening is read', async () => {
    const small = await openTestServer({
      boxes: TOYS,
      monotonicNow: () => 0,
      env: { REQUESTS_PER_MINUTE: '1000' },
    });
    const { host, id } = await openEvening({}, visitor(small.url));
    for (const group of ['Ann', 'Bob', 'Cleo', 'Dan']) {
      const names = Array.from({ length: 50 }, (_, index) => `${group} ${index}`);
      mustWork(await host.clubs.addNames(id, names));
    }
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'box' }));
    const drawn: string[] = [];
    for (let tried = 0; tried < 8; tried++) {
      await host.clubs.dropRound(id, 1);
      const made = await host.clubs.drawRound(id, { round: 1, place: 'box' });
      drawn.push(made.ok ? 'drawn' : made.error.code);
    }
    // A guest has 400 to spend: for all eight, without the forty for two hundred people.
    expect(drawn[0]).toBe('drawn');
    expect(drawn.at(-1)).toBe('too-many-requests');
    const anybody = visitor(small.url);
    let looks = 0;
    while (looks < 600 && (await anybody.clubs.look(id)).ok) looks++;
    // What is left of the address is enough for twice as many: a hundred tables are as dear as looking itself.
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(320);
  });

  it('plays a round online, and takes its result by itself', async () => {
    const { host, id, look, join } = await openEvening();
    const guests = [await join('Ann'), await join('Bob')];
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'online' }));
    const { round } = await look();
    const [table] = round?.tables ?? [];
    const match = table?.match ?? '';
    expect(table).toMatchObject({ table: 1, game: 'nim' });
    const views = await Promise.all(guests.map(({ client }) => client.snapshot(match)));
    expect(new Set(views.map((view) => mustWork(view).you))).toEqual(new Set([1, 2]));
    mustWork(await act(guests[0] as TestGuest, match, 'resign'));
    const after = await look();
    expect(after.round?.tables[0]).toMatchObject({ by: 'match' });
    const [first, second] = after.people;
    expect([first?.name, first?.points, second?.points]).toEqual(['Bob', 1, 0]);
  });

  it('plays with the real box where somebody has no phone', async () => {
    const { host, id, look, join } = await openEvening();
    await join('Ann');
    mustWork(await host.clubs.addNames(id, ['Bob']));
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'online' }));
    expect((await look()).round?.tables[0]?.match).toBeUndefined();
    const first = { round: 1, table: 1 };
    mustWork(await host.clubs.enterResult(id, first, [2, 1]));
    const winner = (await look()).round?.tables[0]?.people[1];
    expect((await look()).people[0]).toMatchObject({ person: winner, points: 1 });
    mustWork(await host.clubs.enterResult(id, first, [1, 1]));
    expect((await look()).people.map(({ points }) => points)).toEqual([0.5, 0.5]);
    mustWork(await host.clubs.enterResult(id, first, null));
    expect((await look()).round?.tables[0]?.places).toBeUndefined();
  });

  it('draws the next round when every result is in, once, and without who has left', async () => {
    const { host, id, look } = await openEvening();
    const { people } = mustWork(await host.clubs.addNames(id, ['Ann', 'Bob', 'Carol', 'Dan']));
    const draw = (round: number) => host.clubs.drawRound(id, { round, place: 'box' });
    mustWork(await draw(1));
    expect(await draw(1)).toMatchObject(refusal('other-round'));
    expect(await draw(2)).toMatchObject(refusal('unfinished'));
    for (const table of [1, 2]) {
      mustWork(await host.clubs.enterResult(id, { round: 1, table }, [1, 2]));
    }
    mustWork(await host.clubs.changePerson(id, people[0] as number, { isAway: true }));
    mustWork(await draw(2));
    const { round } = await look();
    expect(round?.tables).toHaveLength(1);
    expect(round?.byes).toHaveLength(1);
    expect([...(round?.byes ?? []), ...(round?.tables[0]?.people ?? [])]).not.toContain(people[0]);
    // A result of an earlier round can still be corrected.
    mustWork(await host.clubs.enterResult(id, { round: 1, table: 1 }, [2, 1]));
    expect(mustWork(await host.clubs.round(id, 1)).tables[0]?.places).toEqual([2, 1]);
  });

  it('is told by who sat at a table with the real box how it ended, until a host says it', async () => {
    const { host, id, look, join } = await openEvening();
    const [ann, carol] = [await join('Ann'), await join('Carol')];
    mustWork(await host.clubs.addNames(id, ['Bob', 'Dan']));
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'box' }));
    const own = mustWork(await ann.clubs.look(id)).you ?? 0;
    const tables = (await look()).round?.tables ?? [];
    const at = must(
      tables.find(({ people }) => people.includes(own)),
      'her table',
    );
    const address = { round: 1, table: at.table };
    const isHers = at.people.includes(mustWork(await carol.clubs.look(id)).you ?? 0);
    const outsider = isHers ? visitor() : carol;
    expect(await outsider.clubs.enterResult(id, address, [2, 1])).toMatchObject(NOT_THE_HOST);
    mustWork(await ann.clubs.enterResult(id, address, [1, 2]));
    mustWork(await ann.clubs.enterResult(id, address, [2, 1]));
    const known = async () => (await look()).round?.tables[at.table - 1];
    expect(await known()).toMatchObject({ places: [2, 1], by: 'player' });
    mustWork(await host.clubs.enterResult(id, address, [1, 1]));
    expect(await known()).toMatchObject({ places: [1, 1], by: 'host' });
    expect(await ann.clubs.enterResult(id, address, [1, 2])).toMatchObject(NOT_THE_HOST);
    // What has led to the next round only hosts correct.
    mustWork(await host.clubs.enterResult(id, address, null));
    mustWork(await ann.clubs.enterResult(id, address, [1, 2]));
    const other = tables.find((table) => table !== at)?.table ?? 0;
    mustWork(await host.clubs.enterResult(id, { round: 1, table: other }, [1, 2]));
    mustWork(await host.clubs.drawRound(id, { round: 2, place: 'box' }));
    expect(await ann.clubs.enterResult(id, address, [2, 1])).toMatchObject(NOT_THE_HOST);
  });

  it('tells by its match alone how a table online has ended, until a host says it', async () => {
    const { host, id, look, join } = await openEvening();
    const players = [await join('Ann'), await join('Bob')];
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'online' }));
    for (const { clubs } of players) {
      const entered = await clubs.enterResult(id, { round: 1, table: 1 }, [1, 2]);
      expect(entered).toMatchObject(NOT_THE_HOST);
    }
    expect((await look()).round?.tables[0]?.places).toBeUndefined();
  });

  it('takes a round away again while nothing is known of it', async () => {
    const { host, id, look } = await openEvening();
    mustWork(await host.clubs.addNames(id, ['Ann', 'Bob']));
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'box' }));
    mustWork(await host.clubs.dropRound(id, 1));
    expect((await look()).round).toBeUndefined();
    expect(await host.clubs.dropRound(id, 1)).toMatchObject(refusal('other-round'));
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'box' }));
    mustWork(await host.clubs.enterResult(id, { round: 1, table: 1 }, [1, 2]));
    expect(await host.clubs.dropRound(id, 1)).toMatchObject(refusal('other-round'));
  });

  it('has everybody stand up from the tables of a round that was taken away, where nobody has begun', async () => {
    const { host, id, look, join } = await openEvening({ absence: 'forfeit' });
    const players = [];
    for (const name of ['Ann', 'Bob', 'Carol', 'Dan']) players.push(await join(name));
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'online' }));
    const [begun = '', untouched = ''] =
      (await look()).round?.tables.map(({ match }) => match) ?? [];
    for (const player of players) {
      const { you, standing } = mustWork(await player.client.snapshot(begun));
      if (you !== undefined && standing.question !== undefined)
        mustWork(await move(player, begun, '1'));
    }
    mustWork(await host.clubs.dropRound(id, 1));
    const kindsAt = async (match: string) =>
      mustWork(await host.client.snapshot(match)).seats.map(({ kind }) => kind);
    expect(await kindsAt(untouched)).toEqual(['open', 'open']);
    expect(await kindsAt(begun)).toEqual(['person', 'person']);
    const running = await Promise.all(
      players.map(async ({ client }) => mustWork(await client.me()).matches.map((one) => one.id)),
    );
    expect(running.flat()).toEqual([begun, begun]);
    // Nobody is led back to a table that is none, and the next round is drawn as the first.
    mustWork(await host.clubs.drawRound(id, { round: 1, place: 'online' }));
    expect((await look()).round?.tables.map(({ match }) => match)).not.toContain(untouched);
  });
});
