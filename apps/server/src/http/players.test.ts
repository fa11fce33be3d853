import { must } from '@kast/kernel';
import { connectToFriends } from '@kast/protocol/friends-client';
import { connectToProfiles } from '@kast/protocol/profile-client';
import { moderationCallsTo } from '@kast/protocol/moderation-client';
import { describe, expect, it } from 'vitest';
import { newPlayer, PASSWORD } from '../accounts-testing.ts';
import {
  act,
  inTestTransport,
  move,
  mustWork,
  NIM,
  openTestServer,
  type TestGuest,
  type TestServer,
  TOYS,
} from '../testing.ts';
import { documentationOf } from './documentation-testing.ts';

const SECRET = 'a-secret-of-the-settings';
/** As long as a loaded machine may take. */
const POLL = { timeout: 20_000 };
const UNKNOWN = { error: { code: 'unknown-player' } };

function profilesFor(server: TestServer, { fetch }: Pick<TestGuest, 'fetch'>) {
  return connectToProfiles(server.url, inTestTransport(fetch));
}

async function playerOf(server: TestServer, name: string) {
  const player = newPlayer(server);
  mustWork(await player.account.make({ name, password: PASSWORD }));
  const { id } = mustWork(await player.client.me());
  const friends = connectToFriends(server.url, inTestTransport(player.fetch));
  return Object.assign(player, { id, friends, profiles: profilesFor(server, player) });
}

async function openWithPlayers(env: NodeJS.ProcessEnv = {}) {
  const server = await openTestServer({ boxes: TOYS, env });
  const [ann, bob] = [await playerOf(server, 'Ann'), await playerOf(server, 'Bob')];
  const play = async (wish: Partial<typeof NIM> = {}, other: TestGuest = bob) => {
    const { id, invites } = mustWork(await ann.client.newMatch({ ...NIM, ...wish }));
    mustWork(await other.client.claimSeat(id, must(invites[0], 'an invitation').token));
    mustWork(await act(other, id, 'resign'));
    return id;
  };
  const counted = async (matches: number): Promise<void> => {
    await expect
      .poll(async () => {
        const { games } = mustWork(await ann.profiles.profile(ann.id));
        return games.reduce((sum, { won, drawn, lost }) => sum + won + drawn + lost, 0);
      }, POLL)
      .toBe(matches);
  };
  return { server, ann, bob, play, counted };
}

describe('T18: a profile', () => {
  it('is led to from the table, for who has an account and is not blocked, and for no guest', async () => {
    const { server, ann, bob } = await openWithPlayers({ MODERATION_SECRET: SECRET });
    const guest = newPlayer(server);
    const open = { kind: 'open' } as const;
    const wish = { ...NIM, seats: [{ kind: 'me' } as const, open, open] };
    const { id, invites } = mustWork(await ann.client.newMatch({ ...wish, watchers: 'nobody' }));
    for (const [index, { client }] of [bob, guest].entries()) {
      mustWork(await client.claimSeat(id, must(invites[index], 'an invitation').token));
    }
    const both = [
      { seat: 1, player: ann.id },
      { seat: 2, player: bob.id },
    ];
    expect(mustWork(await ann.profiles.atTable(id)).profiles).toEqual(both);
    expect(await profilesFor(server, newPlayer(server)).atTable(id)).toMatchObject({
      error: { code: 'not-welcome' },
    });
    const moderator = moderationCallsTo(server.url, inTestTransport(newPlayer(server).fetch));
    mustWork(await moderator.becomeModerator(SECRET));
    const block = { act: 'block-player', player: bob.id, why: 'rude' } as const;
    mustWork(await moderator.act({ ...block, days: 1 }));
    expect(mustWork(await ann.profiles.atTable(id)).profiles).toEqual(both.slice(0, 1));
    mustWork(await moderator.act({ ...block, act: 'unblock-player' }));
    expect(mustWork(await ann.profiles.atTable(id)).profiles).toEqual(both);
  });

  it('shows results, how often won, and against each friend', async () => {
    const { ann, bob, play, counted } = await openWithPlayers();
    mustWork(await bob.friends.accept(mustWork(await ann.friends.newLink()).token));
    const first = await play();
    const second = await play();
    await counted(2);
    const counts = { game: 'nim', won: 2, drawn: 0, lost: 0 };
    expect(mustWork(await ann.profiles.profile(ann.id))).toMatchObject({
      name: 'Ann',
      isYou: true,
      isPublic: true,
      games: [counts],
      friends: [{ id: bob.id, name: 'Bob', hasProfile: true, games: [counts] }],
    });
    expect(mustWork(await bob.profiles.profile(ann.id))).toMatchObject({
      name: 'Ann',
      isYou: false,
      isFriend: true,
      games: [counts],
      againstYou: [{ game: 'nim', won: 0, lost: 2 }],
    });
    expect(mustWork(await bob.profiles.profile(ann.id)).friends).toBeUndefined();
    const { results, next } = mustWork(await bob.profiles.results(ann.id));
    expect(results.map(({ match }) => match)).toEqual([second, first]);
    expect(results[0]).toMatchObject({
      result: 'won',
      seat: 1,
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
    });
    expect(next).toBeUndefined();
    mustWork(await bob.client.record(first));
  });

  it('shows others nothing of private and unlisted matches', async () => {
    const { server, ann, bob, play, counted } = await openWithPlayers();
    await play({ watchers: 'nobody' });
    await play({ watchers: 'link' });
    const open = await play({ watchers: 'anyone' });
    await counted(3);
    const stranger = profilesFor(server, server.newGuest());
    for (const reader of [stranger, bob.profiles]) {
      const seen = mustWork(await reader.profile(ann.id));
      expect(seen.games).toMatchObject([{ won: 1 }]);
      const { results } = mustWork(await reader.results(ann.id));
      expect(results.map(({ match }) => match)).toEqual([open]);
    }
    expect(mustWork(await stranger.profile(ann.id)).againstYou).toEqual([]);
    // What they have played against each other both know.
    expect(mustWork(await bob.profiles.profile(ann.id)).againstYou).toMatchObject([{ lost: 3 }]);
    expect(mustWork(await ann.profiles.results(ann.id)).results).toHaveLength(3);
  });

  it('is a guest’s own, and of nobody who is deleted or blocked', async () => {
    const { server, ann, bob, play, counted } = await openWithPlayers({
      MODERATION_SECRET: SECRET,
    });
    const guest = server.newGuest();
    await play({}, guest);
    await counted(1);
    const { id } = mustWork(await guest.client.me());
    const own = mustWork(await profilesFor(server, guest).profile(id));
    expect(own).toMatchObject({ isYou: true, isPublic: false, games: [{ lost: 1 }] });
    expect(await ann.profiles.profile(id)).toMatchObject(UNKNOWN);
    expect(await ann.profiles.results(id)).toMatchObject(UNKNOWN);
    expect(await ann.profiles.profile('nobody')).toMatchObject(UNKNOWN);
    const mo = moderationCallsTo(server.url, inTestTransport(server.newGuest().fetch));
    mustWork(await mo.becomeModerator(SECRET));
    mustWork(await mo.act({ act: 'block-player', player: bob.id, days: 3, why: 'rude' }));
    expect(await ann.profiles.profile(bob.id)).toMatchObject(UNKNOWN);
    expect(mustWork(await bob.profiles.profile(bob.id)).isYou).toBe(true);
    mustWork(await ann.account.deleteAll());
    expect(await bob.profiles.profile(ann.id)).toMatchObject(UNKNOWN);
  });

  it('leaves somebody without a name where a player was deleted, and the result', async () => {
    const { ann, bob, play, counted } = await openWithPlayers();
    await play();
    const running = mustWork(await bob.client.newMatch(NIM));
    mustWork(await ann.client.claimSeat(running.id, must(running.invites[0], 'one').token));
    mustWork(await move(bob, running.id, '1'));
    await counted(1);
    mustWork(await bob.account.deleteAll());
    // The match that he left counts, too.
    await counted(2);
    const { results } = mustWork(await ann.profiles.results(ann.id));
    expect(results).toMatchObject([
      { result: 'won', seats: [{ gone: true }, {}] },
      { result: 'won', seats: [{}, { gone: true }] },
    ]);
    expect(JSON.stringify(results)).not.toContain('Bob');
  });

  it('is read page by page, and is as it is documented', async () => {
    const { server, ann, play, counted } = await openWithPlayers();
    for (let played = 0; played < 21; played++) await play();
    await counted(21);
    const documentation = await documentationOf(server);
    const reader = profilesFor(server, documentation.newGuest());
    mustWork(await reader.profile(ann.id));
    const { results, next } = mustWork(await reader.results(ann.id));
    expect(results).toHaveLength(20);
    const rest = mustWork(await reader.results(ann.id, next));
    expect(rest.results).toHaveLength(1);
    expect(rest.next).toBeUndefined();
    expect(await reader.results(ann.id, 'nonsense')).toMatchObject({
      error: { code: 'bad-request' },
    });
    await reader.profile('nobody');
    expect(documentation.problems.filter((one) => !one.includes('of 400'))).toEqual([]);
  });
});
