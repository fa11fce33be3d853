import type { FriendInfo, FriendLink, FriendLinkInfo, FriendList } from '../friends.ts';
import { browserTransport } from './browser-transport.ts';
import { request, type Transport } from './request.ts';

export type { FriendInfo, FriendLinkInfo, FriendList, TableInvitation } from '../friends.ts';

/** All that has to do with friends: most visits never need it, so it is apart from the rest. */
export function connectToFriends(
  origin = '',
  transport: Pick<Transport, 'fetch'> = browserTransport,
) {
  const friends = `${origin}/api/friends`;
  const links = `${origin}/api/friend-links`;
  const ofFriend = (id: string) => `${friends}/${encodeURIComponent(id)}`;
  return {
    list: () => request<FriendList>(transport, 'GET', friends),
    newLink: () => request<FriendLink>(transport, 'POST', links, {}),
    lookAtLink: (token: string) =>
      request<FriendLinkInfo>(transport, 'POST', `${links}/look`, { token }),
    accept: (token: string) => request<FriendInfo>(transport, 'POST', friends, { token }),
    end: (id: string) => request<object>(transport, 'DELETE', ofFriend(id)),
    invite: (id: string, match: string) =>
      request<object>(transport, 'POST', `${ofFriend(id)}/invitations`, { match }),
    decline: (match: string) =>
      request<object>(
        transport,
        'DELETE',
        `${origin}/api/me/table-invitations/${encodeURIComponent(match)}`,
      ),
  };
}
