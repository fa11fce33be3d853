import { computerName } from '@kast/bots';
import type { NewMatch } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { act, move, mustWork, openTestServer, type TestServer, watch } from '../testing.ts';

const AGAINST_BOT: NewMatch = {
  game: 'tablut',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
  watchers: 'anyone',
};

/** Far more than one thread can think about while somebody waits. */
const MANY = 20;

async function sitDown(server: TestServer, wish = AGAINST_BOT) {
  const ann = server.newGuest();
  const { id } = mustWork(await ann.client.newMatch(wish));
  return { ann, id, view: watch(ann, id, 0) };
}

describe('a bot at the table', () => {
  it('answers each move, and takes its answer back for who wants to think again', async () => {
    const { ann, id, view } = await sitDown(await openTestServer());
    mustWork(await move(ann, id, 'e4-f4'));
    await view.until(({ plies }) => plies.length === 2);
    expect(view.plies[1]).toMatchObject({ happening: { entry: { by: 2 } }, standing: { ply: 2 } });
    expect(view.plies[1]?.standing.takeBack).toBe(0);
    expect(mustWork(await act(ann, id, 'undo'))).toEqual({ ply: 4 });
    await view.until(({ plies }) => plies.length === 4);
    expect(view.plies.slice(2)).toMatchObject([
      { happening: { entry: { by: 2, move: 'undo' } } },
      { happening: { entry: { by: 1, move: 'undo' } }, standing: { toDecide: [1] } },
    ]);
    expect(view.plies[3]?.standing.view).toEqual(
      mustWork(await ann.client.snapshot(id)).standing.view,
    );
  });

  it('begins where it sits at the first seat, seen by nobody', async () => {
    const server = await openTestServer();
    const seats = AGAINST_BOT.seats.toReversed();
    const { view } = await sitDown(server, { ...AGAINST_BOT, seats });
    await view.until(({ plies }) => plies.length === 1);
    expect(view.tables[0]?.seats).toMatchObject([
      { seat: 1, kind: 'bot', level: 1, present: true },
      { seat: 2, kind: 'person' },
    ]);
  });

  it('has a name, the same at the table, in lists and for who has the record', async () => {
    const server = await openTestServer();
    const { ann, id } = await sitDown(server);
    const { seats, seedHash } = mustWork(await ann.client.snapshot(id));
    const name = computerName(seedHash, 2);
    expect(seats[1]).toEqual({ seat: 2, kind: 'bot', level: 1, name, present: true });
    const [listed] = mustWork(await ann.client.me()).matches;
    expect(listed?.seats).toEqual(seats);
    expect(mustWork(await ann.client.record(id)).seedHash).toBe(seedHash);
  });

  it('takes up its turn after a restart', async () => {
    const server = await openTestServer();
    const { id, view } = await sitDown(server);
    await server.restart(async () => {
      const store = await openSqliteStore({ file: `${server.dataDir}/kast.db` });
      const entries = [{ by: 1, move: 'e4-f4', at: 1, key: undefined }];
      const status = { ply: 1, toDecide: [2], outcome: undefined, lastAt: 1, awaitsBot: true };
      await store.append({ match: id, ply: 0, rulesVersion: 1, entries, status });
      await store.close();
    });
    await view.until(({ plies }) => plies.length === 2);
    expect(view.plies[1]?.happening.entry.by).toBe(2);
  });

  it('does not keep who watches waiting for the many tables of somebody else', async () => {
    const server = await openTestServer();
    const bob = server.newGuest();
    const wish: NewMatch = {
      ...AGAINST_BOT,
      seats: [{ kind: 'bot', level: 5 }, { kind: 'me' }],
    };
    const tables: string[] = [];
    while (tables.length < MANY) tables.push(mustWork(await bob.client.newMatch(wish)).id);
    const { ann, id, view } = await sitDown(server);
    await view.until(({ tables: told }) => told.length > 0);
    const look = () => Promise.all(tables.map((table) => bob.client.snapshot(table)));
    // Who looks opens the table, and its bot begins.
    await look();
    mustWork(await move(ann, id, 'e4-f4'));
    await view.until(({ plies }) => plies.length === 2);
    const played = (await look()).filter((snapshot) => mustWork(snapshot).standing.ply > 0);
    expect(played.length).toBeLessThan(MANY / 2);
  });

  it('thinks nothing any more when the match is over', async () => {
    const { ann, id, view } = await sitDown(await openTestServer());
    mustWork(await act(ann, id, 'resign'));
    await view.until(({ plies }) => plies.length === 1);
    expect(mustWork(await ann.client.rematch(id)).id).not.toBe(id);
    expect(mustWork(await ann.client.snapshot(id)).standing.ply).toBe(1);
  });
});
