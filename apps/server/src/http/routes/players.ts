import { failures, PlayerId, Profile, ProfileResults } from '@kast/protocol';
import { Type } from 'typebox';
import type { MatchServices } from '../../matches/services.ts';
import { profileOf } from '../../profiles/profile.ts';
import { PLACE, resultsPage } from '../../profiles/results-page.ts';
import { guestWhoLooks } from '../../sessions/session.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';

const PlayerParams = Type.Object({ player: PlayerId });

/** T18: what players show of themselves. */
export function playerRoutes(api: Api, services: MatchServices): void {
  api.get(
    '/players/:player',
    {
      config: { price: PRICES.act },
      schema: {
        tags: ['players'],
        summary:
          'A player: ratings, how often won, favourite openings, and results against friends',
        description: 'Of others only what everybody may know; guests see themselves.',
        params: PlayerParams,
        response: { 200: Profile, ...failures('unknown-player') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const profile = await profileOf(services, request.params.player, guestWhoLooks(request));
      return profile.ok ? profile.value : sendFailure(reply, profile.error);
    },
  );

  api.get(
    '/players/:player/results',
    {
      config: { price: PRICES.act },
      schema: {
        tags: ['players'],
        summary: 'What a player has played against people, the latest first',
        params: PlayerParams,
        querystring: Type.Object({
          before: Type.Optional(
            Type.String({ pattern: PLACE, description: '`next` of the page before this one.' }),
          ),
        }),
        response: { 200: ProfileResults, ...failures('unknown-player') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { player } = request.params;
      const reader = guestWhoLooks(request);
      const page = await resultsPage(services, player, reader, request.query.before);
      return page.ok ? page.value : sendFailure(reply, page.error);
    },
  );
}
