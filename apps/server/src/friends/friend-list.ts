import type { FriendInfo, FriendList, TableInvitation } from '@kast/protocol';
import { tableInvitation } from '../matches/invitation.ts';
import type { MatchServices } from '../matches/services.ts';
import type { StoredFriend } from '../store/friend-store.ts';
import type { GuestId, SeatedMatch } from '../store/store.ts';
import { INVITED_FOR } from './invite-friend.ts';

type Needed = Pick<MatchServices, 'store' | 'live' | 'now' | 'secret'>;

const MOST_INVITATIONS = 20;
/** Of the matches of each, for the one that they have open. */
const MOST_LOOKED_AT = 200;

/** T18: one's friends, what they play now, and to which tables they have asked. */
export async function friendList(services: Needed, player: GuestId): Promise<FriendList> {
  const { store } = services;
  const friends = await store.friends.friendsOf(player);
  const ids = friends.map((friend) => friend.player);
  const [names, seats, invitations] = await Promise.all([
    store.namesOf(ids),
    store.seatsHeldBy(ids, MOST_LOOKED_AT),
    invitationsTo(services, player),
  ]);
  return {
    friends: friends.map((friend) =>
      friendInfo(services, friend, names.get(friend.player), seats.get(friend.player)),
    ),
    invitations,
  };
}

export async function friendOf(
  services: Needed,
  player: GuestId,
  friend: GuestId,
): Promise<FriendInfo | undefined> {
  const found = (await services.store.friends.friendsOf(player)).find(
    (one) => one.player === friend,
  );
  if (!found) return undefined;
  const names = await services.store.namesOf([friend]);
  return friendInfo(services, found, names.get(friend), []);
}

function friendInfo(
  { live }: Needed,
  { player, since, isOwned }: StoredFriend,
  name: string | undefined,
  seats: readonly SeatedMatch[] = [],
): FriendInfo {
  const open = seats.find(({ match }) => live.isPresent(match, player));
  return {
    id: player,
    ...(name === undefined ? {} : { name }),
    since,
    hasProfile: isOwned,
    ...(open
      ? { playing: { game: open.game, ...(open.isPublic ? { match: open.match } : {}) } }
      : {}),
  };
}

export async function invitationsTo(
  { store, now, secret }: Pick<Needed, 'store' | 'now' | 'secret'>,
  player: GuestId,
): Promise<TableInvitation[]> {
  const terms = { since: now() - INVITED_FOR, limit: MOST_INVITATIONS };
  const found = await store.friends.tableInvitationsOf(player, terms);
  if (found.length === 0) return [];
  const names = await store.namesOf(found.map(({ from }) => from));
  return found.map(({ match, game, from, at, rated }) => {
    const name = names.get(from);
    return {
      match,
      game,
      from: { id: from, ...(name === undefined ? {} : { name }) },
      at,
      ...(rated ? { rated } : {}),
      invitation: tableInvitation(secret, match),
    };
  });
}
