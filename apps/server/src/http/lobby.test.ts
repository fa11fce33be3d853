import { join } from 'node:path';
import { must } from '@kast/kernel';
import type { LobbyAnswer, WishRequest } from '@kast/protocol/client';
import { connectToLobby } from '@kast/protocol/lobby-client';
import { describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { documentationOf } from './documentation-testing.ts';
import {
  inTestTransport,
  mustWork,
  NIM,
  openTestServer,
  type TestGuest,
  TOYS,
  watch,
} from '../testing.ts';

const WISH: WishRequest = {
  games: ['nim', 'high-card'],
  paces: ['live'],
  players: { min: 2, max: 4 },
};

function lobbyOf(url: string, guest: TestGuest) {
  return connectToLobby(
    url,
    inTestTransport((address, init) => guest.fetch(address, init)),
  );
}

async function openLobbyServer() {
  const server = await openTestServer({ boxes: TOYS });
  const enter = (): TestGuest & { lobby: ReturnType<typeof lobbyOf> } => {
    const guest = server.newGuest();
    return Object.assign(guest, { lobby: lobbyOf(server.url, guest) });
  };
  return { server, enter };
}

/** Looks again and again, as a browser does. */
function until(
  { lobby }: { lobby: ReturnType<typeof lobbyOf> },
  isSo: (answer: LobbyAnswer) => boolean,
): Promise<LobbyAnswer> {
  return vi.waitFor(
    async () => {
      const answer = mustWork(await lobby.look());
      if (!isSo(answer)) throw new Error(`not yet: ${JSON.stringify(answer)}`);
      return answer;
    },
    { timeout: 20_000, interval: 100 },
  );
}

describe('the lobby', () => {
  it('T13 shows a table where somebody is, however many others nobody sits at', async () => {
    const { server, enter } = await openLobbyServer();
    const [ann, bob] = [enter(), enter()];
    const { id } = mustWork(await ann.client.newMatch(NIM));
    const seen = watch(ann, id, 0);
    await seen.until(({ tables }) => tables.length > 0);
    mustWork(await bob.client.me());
    await server.restart(async () => {
      const store = await openSqliteStore({ file: join(server.dataDir, 'kast.db') });
      const table = must(await store.findMatch(id), 'the table');
      const { facts, seats, status } = table;
      for (let count = 0; count < 201; count++) {
        const later = { ...facts, id: `empty${count}`, madeAt: facts.madeAt + 1 + count };
        await store.createMatch({ facts: later, seats, status, entries: [] });
      }
      await store.close();
    });
    const { lobby } = await until(bob, (answer) => answer.lobby.tables.length > 0);
    expect(lobby.tables.map((table) => table.id)).toEqual([id]);
  });

  it('T13 is not filled by one who sets many tables and has all of them open', async () => {
    const { enter } = await openLobbyServer();
    const [ann, bob, carol] = [enter(), enter(), enter()];
    const setTable = async (guest: TestGuest) => {
      const { id } = mustWork(await guest.client.newMatch(NIM));
      await watch(guest, id, 0).until(({ tables }) => tables.length > 0);
      return id;
    };
    const first = await setTable(ann);
    const many: string[] = [];
    for (let count = 0; count < 31; count++) many.push(await setTable(bob));
    const { lobby } = await until(carol, (answer) => answer.lobby.tables.length === 30);
    // The newest of his that have room beside hers, and all of them by age.
    expect(lobby.tables.map(({ id }) => id)).toEqual([...many.slice(2).toReversed(), first]);
  });

  it('T13 sits two down together who wish for the same, and says what it took', async () => {
    const { enter } = await openLobbyServer();
    const [ann, bob] = [enter(), enter()];
    expect(mustWork(await ann.lobby.wish(WISH))).toEqual({ ...WISH, waited: 0 });
    const alone = await until(ann, ({ lobby }) => lobby.looking === 1);
    expect(alone.wish?.match).toBeUndefined();
    expect(alone.again).toBeLessThan(5000);
    mustWork(await bob.lobby.wish({ ...WISH, games: ['nim'] }));
    const met = await until(ann, ({ wish }) => wish?.match !== undefined);
    const id = must(met.wish?.match, 'a match');
    expect((await until(bob, ({ wish }) => wish?.match !== undefined)).wish?.match).toBe(id);
    const [anns, bobs] = [
      mustWork(await ann.client.snapshot(id)),
      mustWork(await bob.client.snapshot(id)),
    ];
    expect(anns.game).toBe('nim');
    expect(anns.clock?.terms).toMatchObject({ kind: 'match' });
    expect(new Set([anns.you, bobs.you])).toEqual(new Set([1, 2]));
    const { lobby } = await until(ann, (seen) => seen.lobby.waits.length > 0);
    expect(lobby.waits).toMatchObject([{ game: 'nim', pairings: 1 }]);
    expect(lobby.looking).toBe(0);
    // Whoever did not know of it yet is told, and not left sitting there without knowing.
    expect(mustWork(await ann.lobby.wish(WISH)).match).toBe(id);
    expect(mustWork(await ann.lobby.withdraw()).wish?.match).toBe(id);
    expect(mustWork(await ann.lobby.noteTable(id))).toEqual({});
    expect(mustWork(await ann.lobby.look()).wish).toBeUndefined();
  });

  it('T13 draws chance of a game once the devices of both have added to it', async () => {
    const { enter } = await openLobbyServer();
    const [ann, bob] = [enter(), enter()];
    const cards = { ...WISH, games: ['high-card'], players: { min: 2, max: 2 } };
    for (const guest of [ann, bob]) mustWork(await guest.lobby.wish(cards));
    const { wish } = await until(ann, (answer) => answer.wish?.match !== undefined);
    const id = must(wish?.match, 'a match');
    const states = mustWork(await ann.client.snapshot(id)).seats.map(({ nonce }) => nonce?.state);
    expect(states).toEqual(['awaited', 'awaited']);
  });

  it('T13 finds nobody for who does not wish it any more', async () => {
    const { enter } = await openLobbyServer();
    const [ann, bob] = [enter(), enter()];
    mustWork(await ann.lobby.wish(WISH));
    mustWork(await ann.lobby.withdraw());
    mustWork(await bob.lobby.wish(WISH));
    const seen = await until(bob, ({ lobby }) => lobby.looking === 1);
    expect(seen.wish?.match).toBeUndefined();
  });

  it('T13 keeps a wish over a restart', async () => {
    const { server, enter } = await openLobbyServer();
    const [ann, bob] = [enter(), enter()];
    mustWork(await ann.lobby.wish(WISH));
    await server.restart();
    expect(mustWork(await ann.lobby.look()).wish).toMatchObject(WISH);
    mustWork(await bob.lobby.wish(WISH));
    await until(ann, ({ wish }) => wish?.match !== undefined);
  });

  it('T13 seats everybody of two networks at one table each, and no more than 60 of a network', async () => {
    const server = await openTestServer({ boxes: TOYS, env: { TRUST_PROXY: 'true' } });
    const from = (network: number) => {
      const guest = server.newGuest();
      const headers = {
        'x-forwarded-for': `10.0.${network}.1`,
        'content-type': 'application/json',
      };
      const transport = inTestTransport((address, init) =>
        guest.fetch(address, { ...init, headers }),
      );
      return { lobby: connectToLobby(server.url, transport) };
    };
    const guests = Array.from({ length: 120 }, (_, index) => from(index % 2));
    const wish = { ...WISH, games: ['nim'], players: { min: 2, max: 2 } };
    for (const made of await Promise.all(guests.map(({ lobby }) => lobby.wish(wish)))) {
      mustWork(made);
    }
    expect(await from(0).lobby.wish(wish)).toMatchObject({
      error: { code: 'too-many-wishes', limit: 60 },
    });
    const met = await Promise.all(guests.map((one) => until(one, (seen) => !!seen.wish?.match)));
    const tables = Map.groupBy(met, (answer) => answer.wish?.match);
    expect(tables.size).toBe(60);
    for (const two of tables.values()) expect(two).toHaveLength(2);
  });

  it('answers as it is documented', async () => {
    const { server } = await openLobbyServer();
    const documentation = await documentationOf(server);
    const [ann, bob] = [documentation.newGuest(), documentation.newGuest()];
    const lobbies = [ann, bob].map((guest) => ({ lobby: lobbyOf(server.url, guest) }));
    watch(ann, mustWork(await ann.client.newMatch(NIM)).id, 0);
    for (const { lobby } of lobbies) {
      mustWork(await lobby.look());
      mustWork(await lobby.wish(WISH));
      await lobby.wish({ ...WISH, games: ['chess'] });
    }
    for (const one of lobbies) {
      const isMet = ({ lobby, wish }: LobbyAnswer) => !!wish?.match && lobby.waits.length > 0;
      const { wish } = await until(one, isMet);
      mustWork(await one.lobby.withdraw());
      mustWork(await one.lobby.noteTable(wish?.match ?? ''));
    }
    expect(documentation.problems).toEqual([]);
    expect(documentation.compared).toBeGreaterThan(10);
  });

  it('refuses what cannot be fulfilled', async () => {
    const { enter } = await openLobbyServer();
    const { lobby } = enter();
    expect(await lobby.wish({ ...WISH, games: ['chess'] })).toMatchObject({
      error: { code: 'unknown-game', game: 'chess' },
    });
    const crowd = { ...WISH, players: { min: 12, max: 12 } };
    expect(await lobby.wish(crowd)).toMatchObject({ error: { code: 'bad-wish' } });
    const backwards = { ...WISH, players: { min: 4, max: 2 } };
    expect(await lobby.wish(backwards)).toMatchObject({ error: { code: 'bad-wish' } });
    const nothing = { ...WISH, games: [] };
    expect(await lobby.wish(nothing)).toMatchObject({ error: { code: 'bad-request' } });
  });

  it('T13 shows a public table where somebody waits, with the way to its seat', async () => {
    const { enter } = await openLobbyServer();
    const [ann, bob] = [enter(), enter()];
    mustWork(await ann.client.rename('Ann'));
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const asked = { ...NIM, seats: [...seats] };
    const unlisted = mustWork(await ann.client.newMatch({ ...asked, watchers: 'link' }));
    const { id } = mustWork(await ann.client.newMatch({ ...asked, watchers: 'anyone' }));
    expect(mustWork(await bob.lobby.look()).lobby.tables).toEqual([]);
    for (const match of [unlisted.id, id]) watch(ann, match, 0);
    const { lobby } = await until(bob, (seen) => seen.lobby.tables.length > 0);
    const [table] = lobby.tables;
    expect(table).toMatchObject({ id, game: 'nim', host: 'Ann', seats: 2, free: 1 });
    expect(lobby.tables).toHaveLength(1);
    mustWork(await bob.client.claimSeat(id, must(table, 'a table').invitation));
    await until(bob, (seen) => seen.lobby.tables.length === 0);
  });

  it('T13 shows what is played in public, and how many watch', async () => {
    const { enter } = await openLobbyServer();
    const [ann, bob, carol] = [enter(), enter(), enter()];
    for (const guest of [ann, bob]) mustWork(await guest.lobby.wish({ ...WISH, games: ['nim'] }));
    const { wish } = await until(ann, (answer) => answer.wish?.match !== undefined);
    const id = must(wish?.match, 'a match');
    const view = watch(ann, id, 0);
    watch(carol, id, 0);
    const first =
      mustWork(await ann.client.snapshot(id)).standing.question === undefined ? bob : ann;
    const { standing } = mustWork(await first.client.snapshot(id));
    const question = must(standing.question, 'a question');
    mustWork(await first.client.move(id, { question, move: '1', key: 'the-first-key' }));
    const { lobby } = await until(carol, (seen) => seen.lobby.matches[0]?.watching === 1);
    expect(lobby.matches).toMatchObject([{ id, game: 'nim', ply: 1 }]);
    await view.until(({ tables }) => tables.at(-1)?.watching === 1);
  });
});
