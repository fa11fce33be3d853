import { failures, LobbyAnswer, Wish, WishRequest, WithdrawnWish } from '@kast/protocol';
import { Type } from 'typebox';
import type { LobbyRoom } from '../../lobby/lobby.ts';
import { makeWish, shownWish } from '../../lobby/wish.ts';
import type { MatchServices } from '../../matches/services.ts';
import { accountOf } from '../../sessions/account.ts';
import { guestWhoActs, guestWhoLooks } from '../../sessions/session.ts';
import { type Api, IdParams } from '../api.ts';
import { sendFailure } from '../error-responses.ts';
import { networkOf } from '../rate-limit/network.ts';

const SeenMatch = Type.String({
  ...IdParams.properties.id,
  description:
    'The match that your wish has led to, once you know of it. Without it an open wish is withdrawn.',
});

/** T13: how strangers find each other. */
export function lobbyRoutes(api: Api, services: MatchServices, lobby: LobbyRoom): void {
  api.get(
    '/lobby',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Open tables, matches to watch, who is looking; and what has become of your wish',
        response: { 200: LobbyAnswer },
      },
    },
    async (request, reply) => {
      const encoded = await lobby.look(guestWhoLooks(request));
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      // What is the same for everybody was encoded once.
      return reply.serializer(() => encoded).send({} as LobbyAnswer);
    },
  );

  api.put(
    '/lobby/wish',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Look for somebody to play with: one wish over several games',
        body: WishRequest,
        response: {
          200: Wish,
          ...failures(
            'bad-session',
            'unknown-game',
            'bad-wish',
            'too-many-wishes',
            'too-many-matches',
            'blocked',
          ),
        },
      },
    },
    async (request, reply) => {
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      const account = accountOf(services.secret, networkOf(request.ip));
      const wished = await makeWish(services, { guest: guest.value, account }, request.body);
      return wished.ok ? wished.value : sendFailure(reply, wished.error);
    },
  );

  api.delete(
    '/lobby/wish',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Look for nobody any more',
        querystring: Type.Object({ seen: Type.Optional(SeenMatch) }),
        response: { 200: WithdrawnWish, ...failures('bad-session') },
      },
    },
    async (request, reply) => {
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      const left = await services.store.withdrawWish(guest.value, request.query.seen);
      return left ? { wish: shownWish(left, services.now()) } : {};
    },
  );
}
