import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Ladder, OwnRatings } from '@kast/protocol';
import { connectToLobby } from '@kast/protocol/lobby-client';
import { connectToTokens } from '@kast/protocol/token-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testPasskey } from '../accounts/authenticator-testing.ts';
import { type AccountGuest, newPlayer } from '../accounts-testing.ts';
import {
  act,
  inTestTransport,
  move,
  mustWork,
  NIM,
  openTestServer,
  type TestServer,
  TOYS,
  watch,
} from '../testing.ts';

const CLOCK = { kind: 'match', seconds: 600, increment: 5 } as const;
const RATED = { ...NIM, clock: CLOCK, rated: true } as const;

async function withAccount(server: TestServer, name: string): Promise<AccountGuest> {
  const player = newPlayer(server);
  const { options } = mustWork(await player.account.newPasskeyOptions());
  mustWork(await player.account.addPasskey(testPasskey(server.url).make(options)));
  mustWork(await player.client.rename(name));
  return player;
}

async function ratedMatch(winner: AccountGuest, loser: AccountGuest): Promise<string> {
  const id = await ratedTable(winner, loser);
  mustWork(await move(winner, id, '1'));
  mustWork(await move(loser, id, '1'));
  mustWork(await act(loser, id, 'resign'));
  return id;
}

async function ratedTable(host: AccountGuest, other: AccountGuest): Promise<string> {
  const { id, invites } = mustWork(await host.client.newMatch(RATED));
  mustWork(await other.client.claimSeat(id, invites[0]?.token ?? ''));
  return id;
}

/** When every match that is over was settled, whether it counts or not. */
async function allSettled({ dataDir }: TestServer): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'kast.db'), { readOnly: true });
  onTestFinished(() => database.close());
  const left = database.prepare(
    "select count(*) as matches from matches where rating = 'open' and is_over = 1",
  );
  await expect.poll(() => left.get()?.['matches'], { timeout: 20_000 }).toBe(0);
}

async function ratingOf(server: TestServer, player: AccountGuest) {
  const response = await player.fetch(`${server.url}/api/me/ratings`);
  const { ratings } = (await response.json()) as OwnRatings;
  return ratings[0];
}

async function ladderOf(server: TestServer, player: AccountGuest): Promise<Ladder> {
  const response = await player.fetch(`${server.url}/api/games/nim/ladder`);
  return (await response.json()) as Ladder;
}

describe('T16: a rated match', () => {
  it('counts once when it ends, and is shown with its uncertainty', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob] = [await withAccount(server, 'Ann'), await withAccount(server, 'Bob')];
    const id = await ratedMatch(ann, bob);
    await expect.poll(() => ratingOf(server, ann), { timeout: 20_000 }).toBeDefined();
    const [won, lost] = [await ratingOf(server, ann), await ratingOf(server, bob)];
    expect(won).toMatchObject({ game: 'nim', matches: 1, provisional: true });
    expect(won?.rating).toBeGreaterThan(1500);
    expect(lost?.rating).toBeLessThan(1500);
    expect(won?.uncertainty).toBeGreaterThan(0);
    // Whoever looks at it again, also after a restart, changes nothing.
    await server.restart();
    expect(mustWork(await bob.client.snapshot(id)).rated).toBe(true);
    expect(await ratingOf(server, ann)).toEqual(won);
    expect((await ladderOf(server, ann)).players).toEqual([]);
    expect((await ladderOf(server, ann)).you).toMatchObject({ provisional: true });
  });

  it('stands on the ladder after ten', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob, cid] = [
      await withAccount(server, 'Ann'),
      await withAccount(server, 'Bob'),
      await withAccount(server, 'Cid'),
    ];
    for (const loser of [bob, cid]) {
      for (let played = 0; played < 5; played++) await ratedMatch(ann, loser);
    }
    for (let played = 0; played < 5; played++) await ratedMatch(cid, bob);
    await expect
      .poll(async () => (await ladderOf(server, bob)).players.length, { timeout: 20_000 })
      .toBe(3);
    const { players } = await ladderOf(server, bob);
    expect(players).toMatchObject([
      { place: 1, name: 'Ann', provisional: false, matches: 10 },
      { place: 2, name: 'Cid' },
      { place: 3, name: 'Bob', you: true },
    ]);
  });

  it('is marked as such wherever it can be joined, with its clock', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = await withAccount(server, 'Ann');
    const { id, invites } = mustWork(await ann.client.newMatch(RATED));
    const terms = { clock: RATED.clock, rated: true };
    expect(mustWork(await ann.client.invitation(id, invites[0]?.token ?? ''))).toMatchObject(terms);
    expect(mustWork(await ann.client.snapshot(id)).rated).toBe(true);
    const seen = watch(ann, id, 0);
    await seen.until(({ tables }) => tables.length > 0);
    const lobby = connectToLobby(server.url, inTestTransport(ann.fetch));
    expect(mustWork(await lobby.look()).lobby.tables).toMatchObject([{ id, ...terms }]);
    const bob = await withAccount(server, 'Bob');
    mustWork(await bob.client.claimSeat(id, invites[0]?.token ?? ''));
    mustWork(await move(ann, id, '1'));
    const [here, there] = [ann, bob].map(async ({ client }) => mustWork(await client.me()).id);
    await expect
      .poll(async () => mustWork(await lobby.look()).lobby.matches, { timeout: 20_000 })
      .toMatchObject([
        {
          id,
          rated: true,
          profiles: [
            { seat: 1, player: await here },
            { seat: 2, player: await there },
          ],
        },
      ]);
    const plain = mustWork(await ann.client.newMatch(NIM));
    const unrated = mustWork(await ann.client.invitation(plain.id, plain.invites[0]?.token ?? ''));
    expect([unrated.rated, unrated.clock]).toEqual([undefined, undefined]);
  });

  it('counts for nothing where somebody gave up before everybody has decided', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob] = [await withAccount(server, 'Ann'), await withAccount(server, 'Bob')];
    const atOnce = await ratedTable(ann, bob);
    mustWork(await act(bob, atOnce, 'resign'));
    const afterOne = await ratedTable(ann, bob);
    mustWork(await move(ann, afterOne, '1'));
    mustWork(await act(bob, afterOne, 'resign'));
    await allSettled(server);
    expect([await ratingOf(server, ann), await ratingOf(server, bob)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('counts five times a day between the same two, so that nobody is made great by one other', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob] = [await withAccount(server, 'Ann'), await withAccount(server, 'Bob')];
    for (let played = 0; played < 7; played++) await ratedMatch(ann, bob);
    await allSettled(server);
    expect(await ratingOf(server, ann)).toMatchObject({ matches: 5, provisional: true });
    expect(await ratingOf(server, bob)).toMatchObject({ matches: 5 });
  });

  it('is nothing for programs: neither set, joined, played nor played again by a token', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob] = [await withAccount(server, 'Ann'), await withAccount(server, 'Bob')];
    const tokens = connectToTokens(server.url, {
      fetch: (address, init) => ann.fetch(address, init),
    });
    const { token } = mustWork(await tokens.make('engine'));
    const ask = async (path: string, body?: unknown) => {
      const response = await fetch(`${server.url}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return ((await response.json()) as { code?: string }).code;
    };
    const { id, invites } = mustWork(await bob.client.newMatch(RATED));
    const invitation = invites[0]?.token ?? '';
    expect(await ask('/matches', RATED)).toBe('not-for-tokens');
    expect(await ask(`/matches/${id}/seats`, { token: invitation })).toBe('not-for-tokens');
    mustWork(await ann.client.claimSeat(id, invitation));
    mustWork(await move(bob, id, '1'));
    const decision = { question: 1, move: '1', key: 'a-fine-key' };
    expect(await ask(`/matches/${id}/legal-moves`)).toBe('not-for-tokens');
    expect(await ask(`/matches/${id}/moves`, decision)).toBe('not-for-tokens');
    expect(await ask(`/matches/${id}`)).toBeUndefined();
    mustWork(await act(bob, id, 'resign'));
    expect(await ask(`/matches/${id}/rematch`, {})).toBe('not-for-tokens');
  });

  it('needs a clock, people and accounts for all of them', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, guest] = [await withAccount(server, 'Ann'), newPlayer(server)];
    const refused = (problem: string) => ({ error: { code: 'bad-rated', problem } });
    expect(await guest.client.newMatch(RATED)).toMatchObject(refused('needs-account'));
    expect(await ann.client.newMatch({ ...NIM, rated: true })).toMatchObject(
      refused('needs-clock'),
    );
    const bots = [{ kind: 'me' }, { kind: 'bot', level: 1 }] as const;
    expect(await ann.client.newMatch({ ...RATED, seats: [...bots] })).toMatchObject(
      refused('only-people'),
    );
    expect(await ann.client.newMatch({ ...RATED, absence: 'computer' })).toMatchObject(
      refused('only-people'),
    );
    const { id, invites } = mustWork(await ann.client.newMatch(RATED));
    const claimed = await guest.client.claimSeat(id, invites[0]?.token ?? '');
    expect(claimed).toMatchObject(refused('needs-account'));
    expect(await ann.client.addComputer(id, { seat: 2, level: 1 })).toMatchObject(
      refused('only-people'),
    );
    expect(await ann.client.newSeatCode(id)).toMatchObject(refused('needs-account'));
  });

  it('is lost by who has everything deleted in the middle of it', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob] = [await withAccount(server, 'Ann'), await withAccount(server, 'Bob')];
    const id = await ratedTable(ann, bob);
    mustWork(await move(ann, id, '1'));
    mustWork(await move(bob, id, '1'));
    mustWork(await ann.account.deleteAll());
    expect((await ratingOf(server, bob))?.rating).toBeGreaterThan(1500);
    expect(mustWork(await bob.client.snapshot(id)).standing.outcome).toMatchObject({
      winners: [2],
    });
    expect(await ratingOf(server, ann)).toBeUndefined();
  });
});
