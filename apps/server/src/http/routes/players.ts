import { failures, PlayerId, Profile, ProfileResults, TableProfiles } from '@kast/protocol';
import { Type } from 'typebox';
import type { MatchServices } from '../../matches/services.ts';
import { profileOf } from '../../profiles/profile.ts';
import { profilesAtSeats, shownPlayers } from '../../profiles/profiles-at-seats.ts';
import { PLACE, resultsPage } from '../../profiles/results-page.ts';
import { guestWhoLooks } from '../../sessions/session.ts';
import { type Api, IdParams } from '../api.ts';
import { authorizeViewer } from '../authorize.ts';
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
    '/matches/:id/profiles',
    {
      config: { price: PRICES.act },
      schema: {
        tags: ['players'],
        summary: 'Who of those at a table has a page that anybody may look at',
        params: IdParams,
        response: {
          200: TableProfiles,
          ...failures('unknown-match', 'broken-match', 'not-welcome'),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const viewer = await authorizeViewer(services, request, request.params.id);
      if (!viewer.ok) return sendFailure(reply, viewer.error);
      const { seats } = viewer.value.live;
      return { profiles: profilesAtSeats(seats, await shownPlayers(services, [seats])) };
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
