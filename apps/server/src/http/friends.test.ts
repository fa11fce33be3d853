import { connectToFriends } from '@kast/protocol/friends-client';
import { connectToLobby } from '@kast/protocol/lobby-client';
import { moderationCallsTo } from '@kast/protocol/moderation-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { documentationOf } from './documentation-testing.ts';
import { newPlayer, PASSWORD } from '../accounts-testing.ts';
import {
  inTestTransport,
  mustWork,
  NIM,
  openTestServer,
  type TestGuest,
  type TestServer,
  TOYS,
  watch,
} from '../testing.ts';

const DAY = 24 * 60 * 60 * 1000;
const SECRET = 'a-secret-of-the-settings';

function friendOf(server: TestServer, guest: TestGuest = server.newGuest()) {
  return Object.assign(guest, {
    friends: connectToFriends(server.url, inTestTransport(guest.fetch)),
    id: async () => mustWork(await guest.client.me()).id,
  });
}

async function openWithFriends(env: NodeJS.ProcessEnv = {}) {
  const server = await openTestServer({ boxes: TOYS, env });
  const [ann, bob, carol] = [friendOf(server), friendOf(server), friendOf(server)];
  mustWork(await ann.client.rename('Ann'));
  const { token } = mustWork(await ann.friends.newLink());
  return { server, ann, bob, carol, token };
}

const refused = (problem: string) => ({ error: { code: 'bad-friend-link', problem } });

describe('T18: friends by a link', () => {
  it('see who asks, accept, and have each other in their lists', async () => {
    const { ann, bob, token } = await openWithFriends();
    expect(mustWork(await bob.friends.lookAtLink(token))).toMatchObject({
      name: 'Ann',
      isOwn: false,
      isFriend: false,
    });
    expect(mustWork(await ann.friends.lookAtLink(token)).isOwn).toBe(true);
    mustWork(await bob.client.rename('Bob'));
    const accepted = mustWork(await bob.friends.accept(token));
    expect(accepted).toMatchObject({ id: await ann.id(), name: 'Ann', hasProfile: false });
    expect(mustWork(await ann.friends.list()).friends).toMatchObject([
      { id: await bob.id(), name: 'Bob' },
    ]);
    // Sent again because the answer got lost.
    expect(mustWork(await bob.friends.accept(token)).id).toBe(await ann.id());
    expect(mustWork(await bob.friends.list()).friends).toHaveLength(1);
  });

  it('say why it does not work: used, too old, unknown or one’s own', async () => {
    const realNow = Date.now;
    let ahead = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
    onTestFinished(() => void vi.restoreAllMocks());
    const { ann, bob, carol, token } = await openWithFriends();
    expect(await ann.friends.accept(token)).toMatchObject(refused('own'));
    mustWork(await bob.friends.accept(token));
    expect(await carol.friends.lookAtLink(token)).toMatchObject(refused('used'));
    expect(await carol.friends.accept(token)).toMatchObject(refused('used'));
    expect(await carol.friends.accept('nonsense')).toMatchObject(refused('unknown'));
    const { token: second, expiresAt } = mustWork(await ann.friends.newLink());
    expect(expiresAt - Date.now()).toBeGreaterThan(6 * DAY);
    ahead = 7 * DAY;
    expect(await carol.friends.accept(second)).toMatchObject(refused('expired'));
    expect(mustWork(await carol.friends.list()).friends).toEqual([]);
  });

  it('are ended by either, and by who has everything deleted', async () => {
    const { server, ann, bob, token } = await openWithFriends();
    mustWork(await bob.friends.accept(token));
    mustWork(await bob.friends.end(await ann.id()));
    expect(mustWork(await ann.friends.list()).friends).toEqual([]);
    expect(await bob.friends.end(await ann.id())).toMatchObject({
      error: { code: 'unknown-friend' },
    });
    const leaving = newPlayer(server);
    mustWork(await leaving.account.make({ name: 'Eve', password: PASSWORD }));
    const eve = friendOf(server, leaving);
    mustWork(await ann.friends.accept(mustWork(await eve.friends.newLink()).token));
    const open = mustWork(await eve.friends.newLink());
    expect(mustWork(await ann.friends.list()).friends).toMatchObject([{ hasProfile: true }]);
    mustWork(await leaving.account.deleteAll());
    expect(mustWork(await ann.friends.list()).friends).toEqual([]);
    expect(await bob.friends.lookAtLink(open.token)).toMatchObject(refused('unknown'));
  });

  it('cannot be made without end', async () => {
    const { ann } = await openWithFriends();
    for (let made = 1; made < 20; made++) mustWork(await ann.friends.newLink());
    expect(await ann.friends.newLink()).toMatchObject({
      error: { code: 'too-many-friend-links', limit: 20 },
    });
  });

  it('are not for who is blocked', async () => {
    const { server, ann, bob, carol, token } = await openWithFriends({
      MODERATION_SECRET: SECRET,
    });
    const { token: his } = mustWork(await bob.friends.newLink());
    const mo = moderationCallsTo(server.url, inTestTransport(server.newGuest().fetch));
    mustWork(await mo.becomeModerator(SECRET));
    const player = await bob.id();
    mustWork(await mo.act({ act: 'block-player', player, days: 3, why: 'rude' }));
    const blocked = { error: { code: 'blocked' } };
    expect(await bob.friends.newLink()).toMatchObject(blocked);
    expect(await bob.friends.accept(token)).toMatchObject(blocked);
    expect(await carol.friends.lookAtLink(his)).toMatchObject(refused('unknown'));
    expect(await ann.friends.accept(his)).toMatchObject(refused('unknown'));
  });
});

describe('what the server sends of friends', () => {
  it('is as it is documented', async () => {
    const { server, token } = await openWithFriends();
    const documentation = await documentationOf(server);
    const [bob, carol] = [0, 1].map(() => friendOf(server, documentation.newGuest())) as [
      ReturnType<typeof friendOf>,
      ReturnType<typeof friendOf>,
    ];
    mustWork(await bob.friends.lookAtLink(token));
    mustWork(await bob.friends.accept(token));
    mustWork(await carol.friends.accept(mustWork(await bob.friends.newLink()).token));
    await carol.friends.accept(token);
    const { id } = mustWork(await bob.client.newMatch(NIM));
    mustWork(await bob.friends.invite(await carol.id(), id));
    await bob.friends.invite('nobody', id);
    mustWork(await carol.friends.list());
    mustWork(await connectToLobby(server.url, inTestTransport(carol.fetch)).look());
    mustWork(await carol.friends.decline(id));
    mustWork(await carol.friends.end(await bob.id()));
    await carol.friends.end(await bob.id());
    expect(documentation.problems).toEqual([]);
    expect(documentation.compared).toBeGreaterThan(12);
  });
});

describe('T18: friends at tables', () => {
  it('are asked to a table by who set it, and sit down there', async () => {
    const { ann, bob, carol, token } = await openWithFriends();
    mustWork(await bob.friends.accept(token));
    const { id } = mustWork(await ann.client.newMatch(NIM));
    const [his, hers] = [await bob.id(), await ann.id()];
    mustWork(await ann.friends.invite(his, id));
    expect(await carol.friends.invite(his, id)).toMatchObject({
      error: { code: 'not-the-maker' },
    });
    expect(await ann.friends.invite(await carol.id(), id)).toMatchObject({
      error: { code: 'unknown-friend' },
    });
    const [asked] = mustWork(await bob.friends.list()).invitations;
    expect(asked).toMatchObject({ match: id, game: 'nim', from: { id: hers, name: 'Ann' } });
    mustWork(await bob.client.claimSeat(id, asked?.invitation ?? '', undefined, 2));
    expect(mustWork(await bob.friends.list()).invitations).toEqual([]);
    expect(await ann.friends.invite(his, id)).toMatchObject({ error: { code: 'seat-taken' } });
  });

  it('need not come', async () => {
    const { ann, bob, token } = await openWithFriends();
    mustWork(await bob.friends.accept(token));
    const { id } = mustWork(await ann.client.newMatch(NIM));
    mustWork(await ann.friends.invite(await bob.id(), id));
    mustWork(await bob.friends.decline(id));
    expect(mustWork(await bob.friends.list()).invitations).toEqual([]);
  });

  it.each(['anyone', 'nobody'] as const)(
    'are seen at the table that they have open, and led there where they may watch: %s',
    async (watchers) => {
      const { ann, bob, token } = await openWithFriends();
      mustWork(await bob.friends.accept(token));
      const { id } = mustWork(await ann.client.newMatch({ ...NIM, watchers }));
      const playing = async () => mustWork(await bob.friends.list()).friends[0]?.playing;
      expect(await playing()).toBeUndefined();
      const seen = watch(ann, id, 0);
      await seen.until(({ tables }) => tables.length > 0);
      expect(await playing()).toEqual({
        game: 'nim',
        ...(watchers === 'anyone' ? { match: id } : {}),
      });
    },
  );
});
