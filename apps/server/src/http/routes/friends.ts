import {
  Done,
  failures,
  FriendInfo,
  FriendLink,
  FriendLinkInfo,
  FriendLinkToken,
  FriendList,
  PlayerId,
  TableInvitationRequest,
} from '@kast/protocol';
import { Type } from 'typebox';
import { acceptFriendLink, friendLinkInfo, newFriendLink } from '../../friends/friend-links.ts';
import { friendList, friendOf } from '../../friends/friend-list.ts';
import { inviteFriend } from '../../friends/invite-friend.ts';
import type { MatchServices } from '../../matches/services.ts';
import { guestWhoActs, guestWhoLooks } from '../../sessions/session.ts';
import { type Api, IdParams } from '../api.ts';
import { authorizeMaker } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';

const FriendParams = Type.Object({ friend: PlayerId });

/** T18: friends, who become so by a link. */
export function friendRoutes(api: Api, services: MatchServices): void {
  const { friends } = services.store;

  api.get(
    '/friends',
    {
      schema: {
        tags: ['friends'],
        summary: 'Your friends, where they play now, and to which tables they ask you',
        response: { 200: FriendList },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const guest = guestWhoLooks(request);
      return guest === undefined ? { friends: [], invitations: [] } : friendList(services, guest);
    },
  );

  api.post(
    '/friend-links',
    {
      config: { price: PRICES.newMatch },
      schema: {
        tags: ['friends'],
        summary: 'A link by which one person becomes your friend, within seven days',
        response: {
          201: FriendLink,
          ...failures('bad-session', 'blocked', 'too-many-friend-links'),
        },
      },
    },
    async (request, reply) => {
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      const made = await newFriendLink(services, guest.value);
      if (!made.ok) return sendFailure(reply, made.error);
      return reply.code(201).header('cache-control', 'no-store').send(made.value);
    },
  );

  api.post(
    '/friend-links/look',
    {
      schema: {
        tags: ['friends'],
        summary: 'Who asks you to be their friend by a link',
        body: FriendLinkToken,
        response: { 200: FriendLinkInfo, ...failures('bad-friend-link') },
      },
    },
    async (request, reply) => {
      const info = await friendLinkInfo(services, request.body.token, guestWhoLooks(request));
      return info.ok ? info.value : sendFailure(reply, info.error);
    },
  );

  api.post(
    '/friends',
    {
      config: { price: PRICES.rename },
      schema: {
        tags: ['friends'],
        summary: 'Become a friend of who made a link',
        body: FriendLinkToken,
        response: {
          200: FriendInfo,
          ...failures('bad-session', 'bad-friend-link', 'blocked', 'too-many-friends'),
        },
      },
    },
    async (request, reply) => {
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      const accepted = await acceptFriendLink(services, request.body.token, guest.value);
      if (!accepted.ok) return sendFailure(reply, accepted.error);
      const friend = await friendOf(services, guest.value, accepted.value);
      return friend ?? sendFailure(reply, { code: 'bad-friend-link', problem: 'used' });
    },
  );

  api.delete(
    '/friends/:friend',
    {
      schema: {
        tags: ['friends'],
        summary: 'End a friendship, for both',
        params: FriendParams,
        response: { 200: Done, ...failures('bad-session', 'unknown-friend') },
      },
    },
    async (request, reply) => {
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      const isEnded = await friends.endFriendship(guest.value, request.params.friend);
      return isEnded ? {} : sendFailure(reply, { code: 'unknown-friend' });
    },
  );

  api.post(
    '/friends/:friend/invitations',
    {
      config: { price: PRICES.rename },
      schema: {
        tags: ['friends'],
        summary: 'Ask a friend to a table that you have set',
        params: FriendParams,
        body: TableInvitationRequest,
        response: {
          200: Done,
          ...failures(
            'unknown-match',
            'broken-match',
            'bad-session',
            'not-the-maker',
            'unknown-friend',
            'seat-taken',
            'blocked',
            'too-many-invitations',
          ),
        },
      },
    },
    async (request, reply) => {
      const maker = await authorizeMaker(services, request, reply, request.body.match);
      if (!maker.ok) return sendFailure(reply, maker.error);
      const { live, guest } = maker.value;
      const invited = await inviteFriend(services, live, guest, request.params.friend);
      return invited.ok ? {} : sendFailure(reply, invited.error);
    },
  );

  api.delete(
    '/me/table-invitations/:id',
    {
      schema: {
        tags: ['friends'],
        summary: 'Not to come to a table that a friend has asked you to',
        params: IdParams,
        response: { 200: Done, ...failures('bad-session') },
      },
    },
    async (request, reply) => {
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      await friends.dropTableInvitation(guest.value, request.params.id);
      return {};
    },
  );
}
